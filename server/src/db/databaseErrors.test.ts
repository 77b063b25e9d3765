import { once } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { postgresPlace } from '../testing/databases.ts';
import { classifyError, isDatabaseDown } from './databaseErrors.ts';

const errorWith = (code: string): Error => Object.assign(new Error('host 10.0.0.1 user bob'), { code });

describe('a database error', () => {
  it.each([
    ['28P01', 'Login refused', false],
    ['ENOTFOUND', 'Host not found', true],
    ['ENETUNREACH', 'Connection failed', true],
    ['57P01', 'Connection failed', true],
    ['42501', 'Permission denied', false],
    ['53100', 'Connection failed', true],
    ['25006', 'Query failed', true],
    ['SQLITE_FULL', 'Query failed', true],
    ['SQLITE_READONLY_DBMOVED', 'Query failed', true],
    ['SQLITE_IOERR_WRITE', 'Query failed', true],
    ['22P02', 'Query failed', false],
  ])('with the code %s is called %s; the database is down: %s', (code, name, isDown) => {
    expect([classifyError(errorWith(code)), isDatabaseDown(errorWith(code))]).toEqual([name, isDown]);
    const severalAddresses = new AggregateError([errorWith(code)]);
    expect([classifyError(severalAddresses), isDatabaseDown(severalAddresses)]).toEqual([name, isDown]);
  });

  it('means that the database is down when a connection was lost between two queries', async () => {
    const place = await postgresPlace();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    const noticed = once(client, 'error');
    client.on('error', () => {});
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const db = place.open();
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.queries);
    await noticed.catch(() => {});
    const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
    expect([classifyError(error), isDatabaseDown(error)]).toEqual(['Connection failed', true]);
    await db.close();
    await place.remove();
  });
});
