import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/freePort.ts';
import { rootDir } from '../../scripts/run.ts';
import { reportProblem } from './problems.ts';

/** A running server; `output` grows with every line it writes, and `stop` sends SIGTERM and waits for it to exit. */
export type Server = {
  url: string;
  /** The folder with its database, unless the settings name another. */
  dataDir: string;
  output: readonly string[];
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const urls = new Set<string>();

/** True when the address belongs to a server that this worker started. */
export function isOwn(address: string): boolean {
  return urls.has(new URL(address).origin);
}

/** Starts the built server on a free port with an empty data folder; resolves when it is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'monster-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env };
  // The developer's own settings must not reach the server.
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: rootDir,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = watchOutput(child);
  urls.add(url);
  let isKilled = false;
  const end = async (signal: NodeJS.Signals) => {
    const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill(signal);
    await exited;
  };
  const kill = async () => {
    isKilled = true;
    await end('SIGKILL');
  };
  const stop = async () => {
    await end('SIGTERM');
    if (child.exitCode !== 0 && !isKilled)
      reportProblem(`server: exited with ${child.exitCode ?? child.signalCode}`);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${output.join('\n')}`, { cause: error });
  }
  return { url, dataDir, output, kill, stop };
}

function watchOutput(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (stream === child.stderr || isErrorLine(line)) reportProblem(`server: ${line}`);
    });
  }
  return lines;
}

function isErrorLine(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: unknown };
    return level === 'error' || level === 'fatal';
  } catch {
    return false;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error('The server was not ready within 90 seconds.');
    await delay(50);
  }
  throw new Error('The server exited before it was ready.');
}
