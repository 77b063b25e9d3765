/** The parts that chance chooses from. There is one drawing for each word here and in the types below. */
export const parts = {
  palette: [
    'green',
    'violet',
    'coral',
    'sky',
    'sun',
    'teal',
    'pink',
    'orange',
    'indigo',
    'mint',
    'berry',
    'lime',
  ],
  body: ['gumdrop', 'pear', 'ghost', 'cube', 'fuzzy', 'tall', 'dome', 'cloud', 'onion', 'slug'],
  eyes: ['pair', 'wide', 'cyclops', 'trio', 'odd', 'glasses', 'sleepy', 'happy'],
  mouth: ['laugh', 'grin', 'fang', 'ooh', 'underbite', 'cat', 'tongue', 'buck'],
  horns: ['bull', 'nubs', 'unicorn', 'antennae', 'bunny', 'cat', 'antlers', 'tuft', 'sprout', 'fin', 'ram'],
  pattern: ['belly', 'spots', 'stripes', 'crossword', 'freckles', 'scales', 'patch'],
  arms: ['down', 'up', 'hips', 'wave'],
  holds: ['nothing', 'nothing', 'nothing', 'pencil', 'tile'],
  gaze: ['left', 'right', 'ahead', 'up'],
} as const;

type Parts = { readonly [Name in keyof typeof parts]: (typeof parts)[Name][number] };

/** What grows or hangs behind a body. */
export type Back =
  | 'wings'
  | 'batWings'
  | 'bugWings'
  | 'cape'
  | 'lionTail'
  | 'spikyTail'
  | 'bushyTail'
  | 'fishTail'
  | 'tentacles'
  | 'legs'
  | 'mane';

/** Worn on the head, over whatever grows there. */
export type Hat =
  | 'witch'
  | 'pirate'
  | 'chef'
  | 'party'
  | 'santa'
  | 'nightcap'
  | 'beanie'
  | 'graduate'
  | 'cowboy'
  | 'jester'
  | 'magician'
  | 'bubble';

/** What a title, a day or a boss's rank puts into a hand. */
export type HeldItem =
  | 'anchor'
  | 'apple'
  | 'ball'
  | 'bone'
  | 'book'
  | 'brush'
  | 'bulb'
  | 'card'
  | 'case'
  | 'cheese'
  | 'clapper'
  | 'clock'
  | 'coin'
  | 'donut'
  | 'duck'
  | 'fish'
  | 'flag'
  | 'flame'
  | 'flower'
  | 'gift'
  | 'guitar'
  | 'hammer'
  | 'heart'
  | 'key'
  | 'letter'
  | 'magnifier'
  | 'mug'
  | 'phone'
  | 'pumpkin'
  | 'scepter'
  | 'scissors'
  | 'shoe'
  | 'speech'
  | 'star'
  | 'trophy'
  | 'umbrella'
  | 'wand'
  | 'wheel';

/** Everything needed to draw a monster and to call it by its name. */
export interface MonsterLook {
  readonly name: string;
  readonly palette: Parts['palette'] | 'gold' | 'snow' | 'steel';
  /** The palette of the horns, the feet and the cape; without it, they have colors of the first one. */
  readonly accent?: Parts['palette'];
  readonly body: Parts['body'];
  readonly eyes: Parts['eyes'] | 'shades';
  readonly mouth: Parts['mouth'] | 'beak' | 'fangs';
  /** Only the monster behind the fifth level has a crown. */
  readonly horns: Parts['horns'] | 'ears' | 'floppy' | 'halo' | 'crown';
  readonly pattern: Parts['pattern'] | 'bandages' | 'panel';
  readonly arms: Parts['arms'];
  readonly holds: Parts['holds'] | HeldItem;
  readonly gaze: Parts['gaze'];
  readonly back?: readonly Back[];
  readonly hat?: Hat;
  /** Worn on the face or below it. */
  readonly wears?: 'mustache' | 'mask' | 'bow';
  /** What is written on a tile; without it, the first letter of the name. */
  readonly sign?: string;
  readonly isBoss?: boolean;
}
