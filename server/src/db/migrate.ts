import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../config.ts';
import { rootDir } from '../paths.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';

const migrationsDir = path.join(rootDir, 'server/migrations');

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Splits a file into statements, each of which ends with a semicolon at the end of a line. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gmu, '')
    .split(/;\s*$/mu)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

function readMigrations(): Migration[] {
  return readdirSync(migrationsDir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      statements: splitStatements(readFileSync(path.join(migrationsDir, file), 'utf8')),
    }));
}

/** The names of the migrations that a database has had. */
export async function listApplied(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(queries);
  return rows.map((row) => row.name);
}

/** The migrations of these names; refuses a name from a newer version. */
export function migrationsNamed(
  names: readonly string[],
  known: readonly Migration[] = readMigrations(),
): Migration[] {
  const unknown = names.filter((name) => known.every((migration) => migration.name !== name));
  if (unknown.length > 0)
    throw new StartError(
      `The database was created by a newer version (${unknown.join(', ')}). Start that version instead.`,
    );
  return known.filter(({ name }) => names.includes(name));
}

/** Brings the schema up to date within a transaction. */
export async function migrateWithin(
  trx: Queries,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at bigint not null)`.execute(
    trx,
  );
  const applied = migrationsNamed(await listApplied(trx), migrations);
  const missing = migrations.filter((migration) => !applied.includes(migration));
  for (const { name, statements } of missing) {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await sql`insert into schema_migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(trx);
  }
  return missing.map((migration) => migration.name);
}

/** Brings the schema up to date in one transaction. When several instances start at once, one of them does it. */
export async function migrate(db: Db, migrations?: readonly Migration[]): Promise<string[]> {
  return inExclusiveTransaction(db, (trx) => migrateWithin(trx, migrations));
}
