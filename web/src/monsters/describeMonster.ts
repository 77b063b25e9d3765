import { createRandom, hashText, MONSTER_PUZZLE_ID } from '@monster/engine';
import type { Dated } from '@monster/engine';

/** Every part that a monster is made of; there is one drawing for each word in a list. */
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

/** Everything needed to draw a monster and to call it by its name. */
export interface MonsterLook extends Omit<Parts, 'palette' | 'horns'> {
  readonly name: string;
  readonly palette: Parts['palette'] | 'gold';
  readonly horns: Parts['horns'] | 'crown';
}

/** The monster behind the fifth level, the only one with a crown. */
const special: MonsterLook = {
  name: 'Monstarch',
  palette: 'gold',
  body: 'fuzzy',
  eyes: 'wide',
  mouth: 'laugh',
  horns: 'crown',
  pattern: 'crossword',
  arms: 'up',
  holds: 'pencil',
  gaze: 'ahead',
};

const words = (list: string): string[] => list.split(' ');

const nameStarts = words(
  'Bo Blu Chim Dib Do Flo Fuzz Gim Glo Gru Humb Jub Lum Mo Mug Nib Noo Oo Pip Plo Quib Rum Scru Snu Squi Tum Wob Yum Zib Zo',
);
const nameMiddles = ['', ...words('b bb d gg m n pp zz')];
const nameEnds = words('a ble bo by del dy ey gle ino kin le let lo mo ster ula wick');

/** Returns the monster of a puzzle, the same for everyone. */
export function describeMonster({ id: seed }: Dated): MonsterLook {
  if (seed === MONSTER_PUZZLE_ID) return special;
  const random = createRandom(hashText(seed));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const [start, middle, end] = [pick(nameStarts), pick(nameMiddles), pick(nameEnds)];
  return {
    name: `${start}${/[aeiou]$/u.test(start) ? middle : ''}${end}`,
    palette: pick(parts.palette),
    body: pick(parts.body),
    eyes: pick(parts.eyes),
    mouth: pick(parts.mouth),
    horns: pick(parts.horns),
    pattern: pick(parts.pattern),
    arms: pick(parts.arms),
    holds: pick(parts.holds),
    gaze: pick(parts.gaze),
  };
}
