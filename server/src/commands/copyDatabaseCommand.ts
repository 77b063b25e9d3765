import { parseArgs } from 'node:util';
import { isPostgresUrl, StartError } from '../config.ts';
import { copyDatabase } from '../db/copyDatabase.ts';
import { openPostgres, openSqlite, requireSqlite } from '../db/open.ts';
import type { Db } from '../db/open.ts';
import { printError, runCommand } from './runCommand.ts';
import { showProgress } from './showProgress.ts';

const usage =
  'Usage: npm run db:copy -- --from <data folder or postgres:// address> --to <postgres:// address>';

function open(place: string): Db {
  if (isPostgresUrl(place)) return openPostgres(place, printError, { size: 2 });
  requireSqlite(place);
  return openSqlite(place);
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from === undefined || values.to === undefined || !isPostgresUrl(values.to))
    throw new StartError(usage);
  const source = open(values.from);
  const target = open(values.to);
  try {
    await copyDatabase(source, target, showProgress);
    console.log('All rows were copied.');
  } finally {
    await source.close();
    await target.close();
  }
});
