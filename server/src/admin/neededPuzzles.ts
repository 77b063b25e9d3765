import type { NeededPuzzle } from '@monster/contract';
import { AFTER_LEVELS_PUZZLE_ID, LEVELS, MONSTER_PUZZLE_ID } from '@monster/engine';
import { readContent } from '../db/content.ts';
import type { ContentPuzzle } from '../db/content.ts';
import type { Queries } from '../db/open.ts';
import { findListItem } from '../db/puzzles.ts';

/** The puzzles that the site links to by their ids. */
const needed: readonly Pick<NeededPuzzle, 'id' | 'use' | 'level'>[] = [
  ...LEVELS.map(({ level, puzzleId }) => ({ id: puzzleId, use: 'level', level }) as const),
  { id: AFTER_LEVELS_PUZZLE_ID, use: 'afterLevels', level: null },
  { id: MONSTER_PUZZLE_ID, use: 'monster', level: null },
];

/** The shipped puzzle with this id, if the site needs it. */
export function findShipped(id: string): ContentPuzzle | undefined {
  return needed.some((each) => each.id === id) ? readContent().find((puzzle) => puzzle.id === id) : undefined;
}

/** What the site needs, and whether it is there. */
export async function listNeeded(queries: Queries): Promise<NeededPuzzle[]> {
  const found = await Promise.all(needed.map(({ id }) => findListItem(queries, id)));
  return needed.map((each, index) => {
    const stored = found[index];
    const title = stored?.title ?? findShipped(each.id)?.title ?? each.id;
    return { ...each, title, isMissing: stored === undefined };
  });
}
