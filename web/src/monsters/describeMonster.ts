import { createRandom, hashText, MONSTER_PUZZLE_ID } from '@monster/engine';
import { monsterName } from './monsterName.ts';

/** Every part that a monster is put together from; each list has one drawing for each of its words. */
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

/** All that is needed to draw a monster and to call it by its name. */
export interface MonsterLook extends Omit<Parts, 'palette' | 'horns'> {
  readonly name: string;
  readonly palette: Parts['palette'] | 'gold';
  readonly horns: Parts['horns'] | 'crown';
}

/** The one behind the fifth level: there is no other with a crown. */
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

/** The monster of a seed, such as a puzzle's id: always the same one. */
export function describeMonster(seed: string): MonsterLook {
  if (seed === MONSTER_PUZZLE_ID) return special;
  const random = createRandom(hashText(seed));
  const pick = <Word>(words: readonly Word[]): Word => {
    const word = words[Math.floor(random() * words.length)];
    if (word === undefined) throw new Error('Nothing to pick from');
    return word;
  };
  return {
    name: monsterName(random),
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
