import path from 'node:path';
import { readSeries } from '@monster/construct';
import type { Context } from '../context.ts';
import { fillDailies } from '../db/dailies.ts';
import { rootDir } from '../paths.ts';

/** Makes the job that keeps every day around today filled; it reads the series once. */
export function createDailyKeeper({ db, now }: Pick<Context, 'db' | 'now'>): () => Promise<number> {
  const shipped = readSeries(path.join(rootDir, 'content'));
  return () => fillDailies(db, shipped, now());
}
