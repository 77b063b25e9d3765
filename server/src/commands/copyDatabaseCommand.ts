import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../config.ts';
import { scrub } from '../http/logging.ts';
import { copyDatabase } from '../db/copyDatabase.ts';
import type { CopyProgress } from '../db/copyDatabase.ts';
import { openPostgres, openSqlite } from '../db/open.ts';
import type { Db } from '../db/open.ts';

const usage =
  'Usage: npm run db:copy -- --from <data folder or postgres:// address> --to <postgres:// address>';
const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//u.test(place);

function open(place: string): Db {
  if (isPostgres(place)) return openPostgres(place, (error) => console.error(scrub(error.message)), 2);
  if (!existsSync(path.join(place, 'monster.db')))
    throw new StartError(`${place} holds no embedded database.`);
  return openSqlite(place);
}

function showProgress({ table, done, total }: CopyProgress): void {
  const width = 30;
  const filled = total === 0 ? width : Math.round((width * done) / total);
  const line = `${table.padEnd(16)} [${'#'.repeat(filled).padEnd(width)}] ${done}/${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from === undefined || values.to === undefined || !isPostgres(values.to))
    throw new StartError(usage);
  const source = open(values.from);
  const target = open(values.to);
  try {
    await copyDatabase(source, target, showProgress);
    console.log('Every row arrived.');
  } finally {
    await source.close();
    await target.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? scrub(error.message) : error);
  process.exit(1);
}
