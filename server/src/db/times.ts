import type { FullPuzzle, OwnTime, PuzzleTimes, TimesBoard } from '@monster/contract';
import { medalOf, medalTimes, medianSeconds, solutionHash, wholeSeconds } from '@monster/engine';
import type { Queries } from './open.ts';
import { nameOf } from './playerNames.ts';
import { findOwnSolve, toOutcome } from './solves.ts';
import { listTimes, placeOf } from './solveCounts.ts';
import type { Board } from './solveCounts.ts';

const topSize = 20;

async function listTop(queries: Queries, { puzzleId, grid, isHelped }: Board): Promise<TimesBoard['top']> {
  const rows = await queries
    .selectFrom('solves')
    .leftJoin('player_names', 'player_names.player', 'solves.player')
    .select(['solves.player', 'played_ms', 'name', 'is_hidden'])
    .where('puzzle_id', '=', puzzleId)
    .where('grid', '=', grid)
    .where('is_helped', '=', isHelped ? 1 : 0)
    .where('doubt', 'is', null)
    .orderBy('played_ms')
    .orderBy('solve_id')
    .limit(topSize)
    .execute();
  const seconds = rows.map((row) => wholeSeconds(row.played_ms));
  return rows.map((row, index) => ({
    place: seconds.indexOf(seconds[index] ?? 0) + 1,
    name: nameOf(row.player, row),
    seconds: seconds[index] ?? 0,
  }));
}

async function readBoard(queries: Queries, board: Board): Promise<TimesBoard> {
  const times = await listTimes(queries, board);
  return {
    solves: times.reduce((all, { total }) => all + total, 0),
    medianSeconds: medianSeconds(times),
    medals: board.isHelped ? null : medalTimes(times),
    top: await listTop(queries, board),
  };
}

/** The times of a puzzle, as it is now, that everyone may see. */
export async function readTimes(queries: Queries, puzzle: FullPuzzle): Promise<PuzzleTimes> {
  const { id, title, size, datePublished } = puzzle;
  const board = { puzzleId: id, grid: solutionHash(puzzle.grid.flat()) };
  return {
    puzzle: { id, title, size, datePublished },
    alone: await readBoard(queries, { ...board, isHelped: false }),
    helped: await readBoard(queries, { ...board, isHelped: true }),
  };
}

/** What a player's own solve of a puzzle comes to, if there is one. */
export async function readOwnTime(
  queries: Queries,
  player: string,
  puzzleId: string,
): Promise<OwnTime | null> {
  const row = await findOwnSolve(queries, player, puzzleId);
  if (row === undefined) return null;
  const named = await queries
    .selectFrom('player_names')
    .selectAll()
    .where('player', '=', player)
    .executeTakeFirst();
  const own = { ...toOutcome(row), isHelped: row.is_helped === 1, name: nameOf(player, named) };
  if (row.doubt !== null) return { ...own, standing: null };
  const board = { puzzleId, grid: row.grid, isHelped: own.isHelped };
  const seconds = wholeSeconds(row.played_ms);
  const { faster, slower, solves } = await placeOf(queries, board, seconds);
  return {
    ...own,
    standing: {
      rank: faster + 1,
      solves,
      fasterThan: solves > 1 ? Math.floor((100 * slower) / (solves - 1)) : null,
      medal: own.isHelped ? null : medalOf(faster, solves),
    },
  };
}
