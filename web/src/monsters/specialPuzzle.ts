import { MONSTER_PUZZLE_ID } from '@monster/engine';
import type { Dated } from '@monster/engine';

/** The puzzle behind the fifth level; its monster depends on nothing but its id. */
export const specialPuzzle: Dated = { id: MONSTER_PUZZLE_ID, title: '', datePublished: '' };
