import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openPostgres, openSqlite } from '../db/open.ts';
import type { Db } from '../db/open.ts';

/** A place for a test's own database. */
export interface TestPlace {
  /** `DATABASE_URL`; undefined for the embedded database. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly open: () => Db;
  readonly remove: () => Promise<void>;
}

/** The settings that make the program use a place. */
export function databaseOf({ url, dataDir }: TestPlace): Record<string, string> {
  return url === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: url };
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test');
  return url;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty folder for the embedded database. */
export function sqlitePlace(): TestPlace {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'monster-test-'));
  return {
    url: undefined,
    dataDir,
    open: () => openSqlite(dataDir),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A new database on a real PostgreSQL server: the one for tests, unless another is named. */
export async function postgresPlace(server = serverUrl()): Promise<TestPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    dataDir: tmpdir(),
    open: () => openPostgres(url.href, () => {}),
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** Makes a place of each kind. */
export const places = {
  'the embedded database': async () => sqlitePlace(),
  PostgreSQL: async () => postgresPlace(),
} as const;

/** Runs the same tests on both databases; each block gets its own, migrated and empty. */
export function describeOnBoth(title: string, tests: (db: () => Db, place: () => TestPlace) => void): void {
  describe.each(Object.entries(places))(`${title}, on %s`, (_name, makePlace) => {
    let place: TestPlace;
    let db: Db;
    beforeAll(async () => {
      place = await makePlace();
      db = place.open();
      await migrate(db);
    });
    afterAll(async () => {
      await db.close();
      await place.remove();
    });
    tests(
      () => db,
      () => place,
    );
  });
}
