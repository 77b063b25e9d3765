import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../config.ts';
import { rootDir } from '../paths.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db } from './open.ts';

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

/** Brings the schema up to date in one transaction. When several instances start at once, one of them does it. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return inExclusiveTransaction(db, async (trx) => {
    await sql`create table if not exists schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const known = new Set(migrations.map((migration) => migration.name));
    const unknown = [...applied].filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new StartError(
        `The database was created by a newer version (${unknown.join(', ')}). Start that version instead.`,
      );
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const { name, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      await sql`insert into schema_migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(
        trx,
      );
    }
    return missing.map((migration) => migration.name);
  });
}
