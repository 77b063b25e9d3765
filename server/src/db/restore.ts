import { copyFileSync, existsSync } from 'node:fs';
import { sql } from 'kysely';
import Database from 'libsql';
import { StartError } from '../config.ts';
import { checkBackup, RowSum, savedTables, sumTable } from './backup.ts';
import { copyRows, countRows, tableNames } from './copyRows.ts';
import type { Report } from './copyRows.ts';
import { messageOf } from './databaseErrors.ts';
import { migrate, migrateWithin } from './migrate.ts';
import { inExclusiveTransaction, openSqlite, sqliteFile } from './open.ts';
import type { Db, Queries } from './open.ts';

/** Throws if the file as such is broken, as it is when its end is missing. */
function checkFile(file: string): void {
  const database = new Database(file);
  try {
    const [found] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(found?.integrity_check);
  } finally {
    database.close();
  }
}

/**
 * Opens a copy of a backup in an empty folder, because the copy is brought up to date. Refuses a file that is damaged, or
 * is no backup.
 */
export async function openBackup(file: string, folder: string): Promise<Db> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  copyFileSync(file, sqliteFile(folder));
  let backup: Db | undefined;
  try {
    checkFile(sqliteFile(folder));
    backup = openSqlite(folder);
    await checkBackup(backup);
  } catch (error) {
    await backup?.close();
    throw new StartError(`${file} is damaged, or is no backup: ${messageOf(error)}. Nothing was changed.`);
  }
  await migrate(backup);
  return backup;
}

async function refuseContent(target: Queries): Promise<void> {
  for (const table of savedTables)
    if ((await countRows(target, table)) > 0)
      throw new StartError(
        `The database already has content (table ${table}). Nothing was changed. Add --overwrite to replace it all.`,
      );
}

async function clear(target: Db, trx: Queries): Promise<void> {
  // Row by row, PostgreSQL would look for the completions of each puzzle.
  if (target.kind === 'postgres')
    await sql`truncate ${sql.join(tableNames.map((table) => sql.table(table)))}`.execute(trx);
  else for (const table of [...tableNames].reverse()) await trx.deleteFrom(table).execute();
}

/**
 * Replaces everything in a database with a backup and compares the two, in one transaction: whatever happens in the
 * middle leaves the database as it was.
 */
export async function restoreBackup(
  backup: Db,
  target: Db,
  { overwrite, report }: { overwrite: boolean; report: Report },
): Promise<void> {
  await inExclusiveTransaction(target, async (trx) => {
    await migrateWithin(trx);
    if (!overwrite) await refuseContent(trx);
    await clear(target, trx);
    for (const table of savedTables) {
      const sum = new RowSum();
      await copyRows(backup.queries, trx, table, report, (rows) => sum.add(rows));
      const { rows, checksum } = await sumTable(trx, table);
      const expected = sum.of(table);
      if (rows !== expected.rows || checksum !== expected.checksum)
        throw new StartError(`Table ${table} did not arrive unchanged. Nothing was changed.`);
    }
  });
}
