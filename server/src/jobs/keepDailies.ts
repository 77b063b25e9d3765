import path from 'node:path';
import { readSeries } from '@monster/construct';
import type { Context } from '../context.ts';
import { fillDailies } from '../db/dailies.ts';
import type { ShippedSeries } from '../db/dailies.ts';
import { rootDir } from '../paths.ts';

/** Makes the job that keeps every day around today filled; it reads the series once, when a day is missing. */
export function createDailyKeeper({ db, now }: Pick<Context, 'db' | 'now'>): () => Promise<number> {
  let shipped: ShippedSeries | undefined;
  const readShipped = (): ShippedSeries => (shipped ??= readSeries(path.join(rootDir, 'content')));
  return () => fillDailies(db, readShipped, now());
}
