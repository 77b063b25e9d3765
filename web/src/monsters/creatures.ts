import type { MonsterLook } from './monsterLook.ts';

/** Words and what a monster gets from any of them. */
export type Promises = readonly (readonly [words: string, parts: Partial<MonsterLook>])[];

const bird: Partial<MonsterLook> = { mouth: 'beak', horns: 'tuft', back: ['wings'] };

/** A title that names one of these hatches it, in the colors of its family where those do not matter. */
export const creatures: Promises = [
  ['griffin gryphon', { mouth: 'beak', horns: 'cat', back: ['wings', 'lionTail'] }],
  ['dragon', { horns: 'bull', pattern: 'scales', back: ['batWings', 'spikyTail'] }],
  ['godzilla dinosaur dino lizard crocodile', { horns: 'fin', pattern: 'scales', back: ['spikyTail'] }],
  ['ghost ghostly phantom spirit specter spook spooky haunt haunted', { body: 'ghost', palette: 'snow' }],
  ['vampire dracula bat', { mouth: 'fangs', horns: 'cat', back: ['batWings'] }],
  ['mummy', { pattern: 'bandages', palette: 'snow', eyes: 'odd' }],
  ['witch', { hat: 'witch', holds: 'wand' }],
  ['wizard', { hat: 'witch', holds: 'wand', wears: 'mustache' }],
  ['werewolf wolf fox', { body: 'fuzzy', horns: 'cat', mouth: 'fang', back: ['bushyTail'] }],
  [
    'yeti bigfoot sasquatch abominable',
    { body: 'fuzzy', palette: 'snow', horns: 'tuft', mouth: 'underbite' },
  ],
  ['kraken octopus squid tentacle', { body: 'dome', horns: 'nubs', back: ['tentacles'] }],
  ['unicorn', { horns: 'unicorn', back: ['bushyTail'] }],
  ['pegasus', { horns: 'cat', back: ['wings', 'bushyTail'] }],
  ['cyclops', { eyes: 'cyclops' }],
  ['robot android droid', { body: 'cube', palette: 'steel', horns: 'antennae', pattern: 'panel' }],
  ['alien martian ufo', { eyes: 'trio', horns: 'antennae', palette: 'lime' }],
  ['mermaid siren merman', { pattern: 'scales', horns: 'fin', back: ['fishTail'] }],
  ['phoenix', { ...bird, palette: 'orange', holds: 'flame' }],
  ['fairy pixie', { back: ['bugWings'], holds: 'wand' }],
  ['angel cupid', { horns: 'halo', back: ['wings'] }],
  ['devil demon imp', { horns: 'bull', palette: 'coral', back: ['batWings', 'spikyTail'] }],
  ['ogre troll goblin gremlin', { palette: 'green', horns: 'nubs', mouth: 'underbite' }],
  ['giant', { body: 'tall', horns: 'nubs', mouth: 'underbite' }],
  ['minotaur', { horns: 'bull', body: 'fuzzy', back: ['lionTail'] }],
  ['cat kitten kitty feline', { horns: 'cat', mouth: 'cat', back: ['lionTail'] }],
  [
    'dog doggy dogg hound puppy pup canine bark leash underdog',
    { horns: 'floppy', mouth: 'tongue', holds: 'bone' },
  ],
  [
    'bird birdie owl hen chicken goose duck turkey peacock eagle swan crow parrot jailbird feather nest',
    bird,
  ],
  [
    'bee buzz honey hive swarmed',
    { palette: 'sun', pattern: 'stripes', horns: 'antennae', back: ['bugWings'] },
  ],
  ['bug ant beetle insect fly butterfly', { horns: 'antennae', back: ['bugWings'] }],
  ['spider web', { eyes: 'trio', back: ['legs'] }],
  ['bear panda mouse rat monkey ape chimp hamster', { horns: 'ears' }],
  ['lion mane', { horns: 'ears', back: ['mane', 'lionTail'] }],
  ['rabbit hare bunny kangaroo', { horns: 'bunny', mouth: 'buck' }],
  ['squirrel beaver', { horns: 'ears', mouth: 'buck', back: ['bushyTail'] }],
  ['horse pony colt stable mule donkey', { horns: 'cat', mouth: 'buck', back: ['bushyTail'] }],
  ['cow moo mooing bull', { horns: 'bull', pattern: 'patch' }],
  ['sheep sheepishly lamb goat ram', { body: 'cloud', horns: 'ram' }],
  ['pig piggy hog', { palette: 'pink', horns: 'cat' }],
  ['deer moose reindeer elk', { horns: 'antlers' }],
  ['shark whale dolphin seal', { horns: 'fin', back: ['fishTail'] }],
  ['frog toad', { body: 'dome', palette: 'green', eyes: 'wide' }],
  ['turtle tortoise snail', { body: 'dome', pattern: 'scales', palette: 'green' }],
  ['zebra tiger', { pattern: 'stripes', horns: 'cat' }],
  ['zoo animal pet wild tail', { horns: 'cat', back: ['lionTail'] }],
];
