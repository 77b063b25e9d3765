import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPgBouncer, startPgBouncer } from './pgBouncer.ts';
import { rootDir } from './run.ts';

const postgresUrl = String(process.env['TEST_DATABASE_URL']);

async function ask(url: string): Promise<unknown> {
  const client = new Client(url);
  // A connection that is lost later is no concern of this test.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ answer: number }>('select 1 as answer');
  await client.end();
  return rows[0]?.answer;
}

describe('findPgBouncer', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('prefers PGBOUNCER_PATH, then the PATH, to the usual places', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
    const program = join(folder, 'pgbouncer');
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
    expect(await findPgBouncer(folder)).toBe(program);
    vi.stubEnv('PGBOUNCER_PATH', program);
    expect(await findPgBouncer('')).toBe(program);
    await rm(folder, { recursive: true });
    await expect(findPgBouncer('')).rejects.toThrow('there is no program there');
  });
});

describe('a test PgBouncer', () => {
  it('can be killed and started again at the same address', async () => {
    const bouncer = await startPgBouncer(postgresUrl);
    expect(await ask(bouncer.url)).toBe(1);
    await bouncer.kill();
    await expect(ask(bouncer.url)).rejects.toThrow(/ECONNREFUSED/);
    await bouncer.start();
    expect(await ask(bouncer.url)).toBe(1);
    await bouncer.kill();
  });

  it('ends when the process that started it is killed', async () => {
    const program = `
      import { startPgBouncer } from './scripts/pgBouncer.ts';
      console.log((await startPgBouncer('${postgresUrl}')).url);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const owner = spawn(process.execPath, args, { cwd: rootDir, stdio: ['ignore', 'pipe', 'inherit'] });
    const [url] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    expect(await ask(url)).toBe(1);
    owner.kill('SIGKILL');
    await vi.waitFor(() => expect(ask(url)).rejects.toThrow(/ECONNREFUSED/), 60_000);
  });
});
