import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import { utcDateOf } from './db/utcDateOf.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What handlers work with. The time comes from here, so tests can cross midnight. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => number;
  /** Where to count, if anybody reads it. */
  readonly metrics?: Metrics | undefined;
}

/** The current UTC date, such as `2026-11-15`. */
export function utcToday(context: Pick<Context, 'now'>): string {
  return utcDateOf(context.now());
}
