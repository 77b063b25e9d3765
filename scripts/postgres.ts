import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rootDir } from './run.ts';

/** Where the server's programs come from: the machine's own PostgreSQL, or npm's prebuilt one. */
export type PostgresSource = 'system' | 'embedded';

/** A PostgreSQL server for tests, and how to stop it. */
export type TestPostgres = { url: string; stop: () => Promise<void> };

/** A server that keeps what it has acknowledged. `kill` kills it, and it starts again at the same address. */
export type DurablePostgres = TestPostgres & { kill: () => void };

/**
 * Returns TEST_DATABASE_URL, or starts a new server in a temporary folder. A guardian process owns that server and
 * removes it when this process ends, even if it is killed. A named source forces a new server.
 */
export async function startTestPostgres(source?: PostgresSource): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given && source === undefined) return { url: given, stop: async () => {} };
  return startGuardian(source);
}

/** Starts a new server whose data survives its death, in a temporary folder. */
export function startDurablePostgres(): Promise<DurablePostgres> {
  return startGuardian('any', 'durable');
}

async function startGuardian(...options: readonly (string | undefined)[]): Promise<DurablePostgres> {
  const guardianFile = fileURLToPath(new URL('postgresGuardian.ts', import.meta.url));
  const args = ['--import', 'tsx', guardianFile, ...options.map((option) => option ?? 'any')];
  // Detached, so that neither Ctrl-C nor a kill of our process group ends the guardian before it has cleaned up.
  const guardian = spawn(process.execPath, args, {
    cwd: rootDir,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(guardian, 'exit');
  const answer = await firstLine(guardian.stdout);
  if (!answer.startsWith('postgres://')) {
    await exited;
    throw new Error(answer || 'The PostgreSQL guardian exited without an address.');
  }
  // A caller that does not call stop() must still be able to exit; the guardian then cleans up.
  guardian.unref();
  for (const pipe of [guardian.stdin, guardian.stdout]) if (pipe instanceof Socket) pipe.unref();
  return {
    url: answer,
    kill: () => void guardian.stdin.write('kill\n'),
    stop: async () => {
      guardian.ref();
      guardian.stdin.end();
      await exited;
    },
  };
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  return '';
}
