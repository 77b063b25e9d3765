import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { StartError } from '../config.ts';
import { copyRows, readRows, tableNames } from './copyRows.ts';
import type { Report, Row, Table } from './copyRows.ts';
import { classifyError, messageOf } from './databaseErrors.ts';
import { listApplied, migrate, migrationsNamed } from './migrate.ts';
import type { Db, Queries } from './open.ts';

/** Not in a backup: who was logged in, who had tried too often, and progress that is on its way for ten minutes. */
const passing = new Set<Table>(['admin_sessions', 'attempts', 'transfers']);

export const savedTables = tableNames.filter((table) => !passing.has(table));

/** What a table contains: how many rows, and a checksum that does not depend on their order. */
export interface TableSum {
  readonly table: Table;
  readonly rows: number;
  readonly checksum: string;
}

/** Adds up the hashes of rows, because each database has its own order of text. */
export class RowSum {
  #sum = 0n;
  #rows = 0;

  add(rows: readonly Row[]): void {
    const columns = Object.keys(rows[0] ?? {}).sort();
    for (const row of rows) {
      const values = JSON.stringify(columns.map((column) => [column, row[column]]));
      const hash = createHash('sha256').update(values).digest('hex');
      this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
      this.#rows += 1;
    }
  }

  of(table: Table): TableSum {
    return { table, rows: this.#rows, checksum: this.#sum.toString(16) };
  }
}

export async function sumTable(queries: Queries, table: Table): Promise<TableSum> {
  const sum = new RowSum();
  for await (const rows of readRows(queries, table)) sum.add(rows);
  return sum.of(table);
}

/** The migrations that a source has had: its copy gets the same, so a backup can precede an upgrade. */
async function migrationsOf(snapshot: Queries) {
  try {
    return migrationsNamed(await listApplied(snapshot));
  } catch (error) {
    const isMissing =
      classifyError(error) === 'A table is missing' || /no such table/u.test(messageOf(error));
    if (!isMissing) throw error;
    throw new StartError('The database is empty: no site has been started on it yet.');
  }
}

async function tablesIn(sqlite: Queries): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    sqlite,
  );
  const names = new Set(rows.map(({ name }) => name));
  return savedTables.filter((table) => names.has(table));
}

/** Copies a database as it is at this moment into an empty embedded one, with the sums of what was read. */
export async function writeBackup(source: Db, target: Db, report: Report): Promise<TableSum[]> {
  return source.inSnapshot(async (snapshot) => {
    await migrate(target, await migrationsOf(snapshot));
    return target.queries.transaction().execute(async (trx) => {
      await sql`create table backup_sums (name text primary key, total bigint not null, checksum text not null)`.execute(
        trx,
      );
      const sums: TableSum[] = [];
      for (const table of await tablesIn(trx)) {
        const sum = new RowSum();
        await copyRows(snapshot, trx, table, report, (rows) => sum.add(rows));
        sums.push(sum.of(table));
        const { rows, checksum } = sum.of(table);
        await sql`insert into backup_sums (name, total, checksum) values (${table}, ${rows}, ${checksum})`.execute(
          trx,
        );
      }
      return sums;
    });
  });
}

/** Compares a backup with the sums that were taken when it was made; throws if they differ. */
export async function checkBackup({ queries }: Db): Promise<void> {
  const { rows } = await sql<{ name: Table; total: number; checksum: string }>`
    select name, total, checksum from backup_sums`.execute(queries);
  if (rows.length === 0) throw new Error('it contains no tables');
  for (const { name, total, checksum } of rows) {
    if (!savedTables.includes(name)) throw new Error(`it contains an unknown table`);
    const found = await sumTable(queries, name);
    if (found.rows !== total || found.checksum !== checksum)
      throw new Error(`table ${name} does not match its checksum`);
  }
}
