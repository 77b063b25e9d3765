import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { type PostgresSource, startDurablePostgres, startTestPostgres } from './postgres.ts';
import { embeddedFolder, systemBinaryFolders } from './postgresBinaries.ts';
import { rootDir } from './run.ts';

const sources: PostgresSource[] = [];
if (systemBinaryFolders().length > 0) sources.push('system');
if (embeddedFolder()) sources.push('embedded');

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client(url);
  // A server that is being killed also ends a connection that no question is waiting on.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(sql);
  await client.end();
  return rows[0]?.answer;
}

async function folderOf(url: string): Promise<string> {
  return dirname(String(await ask(url, `select current_setting('data_directory') as answer`)));
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await delay(20);
}

describe.each(sources)('a test PostgreSQL from the %s programs', (source) => {
  it('uses UTF-8 with the C locale and leaves nothing behind', async () => {
    const { url, stop } = await startTestPostgres(source);
    const folder = await folderOf(url);
    const encoding = `select pg_encoding_to_char(encoding) || ' ' || datcollate as answer from pg_database`;
    expect(await ask(url, encoding)).toBe('UTF8 C');
    expect(existsSync(folder)).toBe(true);
    await stop();
    expect(existsSync(folder)).toBe(false);
    await expect(ask(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('a durable PostgreSQL', () => {
  it('keeps what it has acknowledged when it is killed, and starts again at the same address', async () => {
    const { url, kill, stop } = await startDurablePostgres();
    const folder = await folderOf(url);
    await ask(url, 'create table kept as select 42 as answer');
    const startedAt = 'select pg_postmaster_start_time()::text as answer';
    const before = await ask(url, startedAt);
    kill();
    await vi.waitFor(async () => expect(await ask(url, startedAt)).not.toBe(before), { timeout: 60_000 });
    expect(await ask(url, 'select answer from kept')).toBe(42);
    await stop();
    expect(existsSync(folder)).toBe(false);
  });
});

describe('startTestPostgres', () => {
  it('uses TEST_DATABASE_URL unchanged and never stops that server', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://someone@elsewhere/tests');
    const { url, stop } = await startTestPostgres();
    await stop();
    expect(url).toBe('postgres://someone@elsewhere/tests');
    vi.unstubAllEnvs();
  });

  it('removes the server and its folder when the process that started it is killed', async () => {
    const program = `
      import { startTestPostgres } from './scripts/postgres.ts';
      console.log((await startTestPostgres('${sources[0]}')).url);
      setInterval(() => {}, 1000);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const owner = spawn(process.execPath, args, { cwd: rootDir, stdio: ['ignore', 'pipe', 'inherit'] });
    const [url] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    const folder = await folderOf(url);
    expect(existsSync(folder)).toBe(true);
    owner.kill('SIGKILL');
    await until(() => !existsSync(folder));
    await expect(ask(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
