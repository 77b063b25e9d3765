import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { canRun, chooseRunAs, folderFor, type RunAs } from './ordinaryUser.ts';
import { copyEmbedded, embeddedFolder, systemBinaryFolders } from './postgresBinaries.ts';

// A separate process that starts PostgreSQL and prints its address. As soon as its input closes, it stops the server and
// removes the folder. The kernel closes that input even when the process at the other end is killed. A durable server
// keeps what it has acknowledged; a line on the input kills it, and it is started again at the same address.

function ownerGone(): Promise<void> {
  return new Promise((resolve) => {
    process.stdin.on('error', () => resolve()).on('close', () => resolve());
    process.stdin.resume();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

async function makeFolder(runAs: RunAs): Promise<string> {
  return mkdtemp(join(folderFor(runAs), 'monster-pg-'));
}

function isUsable(runAs: RunAs, bin: string): boolean {
  return ['initdb', 'postgres'].every((name) => canRun(runAs, join(bin, name), '--version'));
}

async function findBinaries(runAs: RunAs, source: string | undefined, folder: string): Promise<string> {
  const system = source === 'embedded' ? [] : systemBinaryFolders();
  const native = source === 'system' ? undefined : embeddedFolder();
  const bin =
    system.find((each) => isUsable(runAs, each)) ??
    (native && (await copyEmbedded(native, join(folder, 'postgresql'))));
  await giveTo(runAs, folder);
  if (bin && isUsable(runAs, bin)) return bin;
  throw new Error(
    'No PostgreSQL server programs (initdb, postgres) run here. Install PostgreSQL, or set TEST_DATABASE_URL.',
  );
}

async function giveTo(runAs: RunAs, folder: string): Promise<void> {
  if (runAs.uid === undefined) return;
  await once(spawn('chown', ['-R', `${runAs.uid}:${runAs.gid}`, folder], { stdio: 'inherit' }), 'exit');
}

function start(runAs: RunAs, folder: string, program: string, args: readonly string[]): ChildProcess {
  const { wrapper, ...ids } = runAs;
  const [command = program, ...rest] = [...wrapper, program, ...args];
  // PG* variables from the caller's shell would change what the server does, so it inherits none of them.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return spawn(command, rest, { ...ids, cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function initialize(runAs: RunAs, folder: string, initdb: string): Promise<void> {
  const options = ['--encoding=UTF8', '--locale=C', '--username=postgres', '--auth=trust', '--no-sync'];
  const child = start(runAs, folder, initdb, ['-D', join(folder, 'data'), ...options]);
  const output = await readAll(child);
  if (child.exitCode !== 0) throw new Error(`initdb failed. ${output}`);
}

async function readAll(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output.replaceAll(/\s+/g, ' ').trim();
}

type Server = { url: string; port: number; child: ChildProcess };

// The data is temporary, so nothing is flushed to disk.
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

type Plan = { runAs: RunAs; folder: string; postgres: string; isDurable: boolean };

async function serve({ runAs, folder, postgres, isDurable }: Plan, port: number): Promise<Server> {
  // Only the loopback address and no Unix socket, whose path could be too long or belong to another server.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  settings.push('timezone=UTC', ...(isDurable ? [] : careless));
  const args = ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const child = start(runAs, folder, postgres, args);
  const lines: string[] = [];
  const ready = new Promise<boolean>((resolve) => {
    child.once('exit', () => resolve(false));
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve(true);
      if (lines.length < 20) lines.push(line);
    });
  });
  if (!(await ready)) throw new Error(`PostgreSQL did not start. ${lines.join(' ')}`);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, child };
}

/** Starts a killed server again. It cannot before the last of its processes has noticed and freed their memory. */
async function serveAgain(plan: Plan, port: number, attempts = 100): Promise<Server> {
  return serve(plan, port).catch(async (error: unknown) => {
    if (attempts === 1) throw error;
    await delay(100);
    return serveAgain(plan, port, attempts - 1);
  });
}

async function guard(source: string | undefined, isDurable: boolean): Promise<void> {
  const gone = ownerGone();
  const runAs = chooseRunAs();
  const folder = await makeFolder(runAs);
  let server: Server | undefined;
  try {
    const bin = await findBinaries(runAs, source, folder);
    await initialize(runAs, folder, join(bin, 'initdb'));
    const plan = { runAs, folder, postgres: join(bin, 'postgres'), isDurable };
    // Another program may take the free port before PostgreSQL does, so a second port is tried.
    const attempt = async () => serve(plan, await freePort());
    server = await attempt().catch(attempt);
    process.stdout.write(`${server.url}\n`);
    process.stdin.on('data', () => isDurable && server?.child.kill('SIGKILL'));
    const ownerIsGone = gone.then(() => true);
    const serverIsGone = ({ child }: Server) => once(child, 'exit').then(() => !isDurable);
    while (!(await Promise.race([ownerIsGone, serverIsGone(server)])))
      server = await serveAgain(plan, server.port);
  } finally {
    // SIGQUIT shuts PostgreSQL down immediately; none of the data is worth saving.
    if (server?.child.kill('SIGQUIT')) await once(server.child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

process.stdout.on('error', () => {});
try {
  const [source, durable] = process.argv.slice(2);
  await guard(source === 'any' ? undefined : source, durable === 'durable');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
process.exit();
