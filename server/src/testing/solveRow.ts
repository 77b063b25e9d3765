import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type SolveRow = Selectable<Schema['solves']>;

/** A ranked solve as it is stored; pass only the fields that matter to the test. */
export function solveRow(fields: Partial<SolveRow> & Pick<SolveRow, 'solve_id'>): SolveRow {
  return {
    player: 'ann',
    puzzle_id: 'one',
    grid: 1,
    timer_minutes: 0,
    started_at: 0,
    finished_at: 0,
    played_ms: 60_000,
    score: 0,
    hints: 0,
    checks: 0,
    reveals: 0,
    is_helped: 0,
    doubt: null,
    log: 'x ',
    is_kept: 0,
    ...fields,
  };
}
