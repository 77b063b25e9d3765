import { StartError } from '../config.ts';
import { copyRows, countRows, tableNames } from './copyRows.ts';
import type { Report } from './copyRows.ts';
import { recount } from './leaderboardCounts.ts';
import { migrate } from './migrate.ts';
import type { Db } from './open.ts';

const marker = 'copied_from_another_database';

/** Marks the target as ours. Refuses a database that is already in use, but continues an earlier copy. */
async function claimTarget(target: Db): Promise<void> {
  const marked = await target.queries
    .selectFrom('settings')
    .select('key')
    .where('key', '=', marker)
    .executeTakeFirst();
  if (marked !== undefined) return;
  for (const table of tableNames) {
    if ((await countRows(target.queries, table)) > 0)
      throw new StartError(
        `The target already contains data (table ${table}). Please name an empty database.`,
      );
  }
  await target.queries.insertInto('settings').values({ key: marker, value: 'yes' }).execute();
}

/** Copies all rows into an empty database. Run again, it resumes after an interruption and leaves existing rows alone. */
export async function copyDatabase(source: Db, target: Db, report: Report): Promise<void> {
  await migrate(source);
  await migrate(target);
  await claimTarget(target);
  for (const table of tableNames) await copyRows(source.queries, target.queries, table, report);
  for (const table of tableNames) {
    const expected = await countRows(source.queries, table);
    const found = (await countRows(target.queries, table)) - (table === 'settings' ? 1 : 0);
    if (found < expected)
      throw new StartError(
        `Table ${table}: ${found} of ${expected} rows arrived. Please run the copy again.`,
      );
  }
  // Players may have joined on the target since an earlier run, so the copied counts may be wrong.
  await recount(target);
}
