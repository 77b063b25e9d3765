import { hashText } from '@monster/engine';

const words = (list: string): readonly string[] => list.split(' ');

/** What monsters without a typed name are like. Nothing here may sound unkind of a person. */
export const monsterTraits = words(
  'Amber Apricot Autumn Breezy Bright Bubbly Bumpy Button Candy Cheery Chipper Cinnamon Clever Cloudy Cobalt Copper Coral Cosmic Cozy Crimson Curious Curly Dainty Dapper Daring Dreamy Dusky Eager Early Echo Ember Fabled Feather Fern Fluffy Forest Freckled Frosty Fuzzy Gentle Giggly Ginger Glad Gleaming Golden Grassy Happy Hazel Hidden Honey Humble Indigo Ivory Jade Jaunty Jolly Keen Kind Lantern Lavender Lemon Lively Lucky Lunar Maple Marble Mellow Merry Midnight Minty Misty Mossy Nimble Noble Olive Opal Orchid Patient Peachy Pepper Perky Plucky Plum Polite Quick Quiet Rainy Ruby Rustic Saffron Sandy Scarlet Shiny Silver Sleepy Snowy Spotted Spry Starry Stormy Striped Sunny Swift Tidy Topaz Twilight Velvet Violet Vivid Wandering Whistling Wild Windy Winter Witty Woolly Zesty',
);

/** The first half of a name such as Grumblefang. */
export const monsterStarts = words(
  'Bramble Bubble Bumble Crumble Dapple Dazzle Doodle Drizzle Fiddle Freckle Fumble Giggle Glimmer Grumble Jingle Jumble Kettle Marble Mumble Nibble Noodle Nuzzle Pebble Pickle Puddle Puzzle Quibble Quiver Ramble Ripple Ruffle Rumble Shuffle Shimmer Sizzle Snuffle Sparkle Thimble Thistle Thunder Tinker Toggle Tumble Twinkle Waffle Whisker Whistle Wobble',
);

/** Its second half. */
export const monsterEnds = words(
  'beak bell boots brow claw cloak cuff ear eye fang feet fin foot fur glow grin hat heart hide hoof horn howl knee mane moss nest nose paw pelt purr roar scale scarf shade snout sock spark spot stripe tail tooth tuft whisk wing wink yawn',
);

const at = (list: readonly string[], place: number): string => list[Math.floor(place) % list.length] ?? '';

/** Returns the name of a player who has typed none, such as Velvet Grumblefang: always the same for the same id. */
export function monsterName(player: string): string {
  const place = hashText(player);
  const start = place / monsterTraits.length;
  const end = start / monsterStarts.length;
  return `${at(monsterTraits, place)} ${at(monsterStarts, start)}${at(monsterEnds, end)}`;
}
