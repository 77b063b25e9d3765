import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';
import { chooseRunAs, folderFor } from './ordinaryUser.ts';
import { isExecutable } from './run.ts';
import { installPackage } from './systemPackages.ts';

/** A PgBouncer in transaction mode that can be killed and started again. */
export interface PgBouncer {
  /** The address of the database through it. */
  readonly url: string;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly start: () => Promise<void>;
}

// Distributions install it among the programs for administrators, which are not on everyone's PATH.
const usualPlaces = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Finds PgBouncer: PGBOUNCER_PATH or the system's; if there is none, installs it. */
export async function findPgBouncer(path = process.env['PATH'] ?? ''): Promise<string> {
  const given = process.env['PGBOUNCER_PATH'];
  if (given && isExecutable(given)) return given;
  if (given) throw new Error(`PGBOUNCER_PATH is ${given}, but there is no program there.`);
  const find = () =>
    [...path.split(delimiter), ...usualPlaces].map((folder) => join(folder, 'pgbouncer')).find(isExecutable);
  const name = ['pgbouncer'];
  const packages = { 'apt-get': name, dnf: name, apk: name, pacman: name };
  const found = find() ?? (await installPackage('PgBouncer', packages, find));
  if (found !== undefined) return found;
  throw new Error('No PgBouncer could be found or installed. Install one, or set PGBOUNCER_PATH.');
}

const quote = (text: string): string => `'${decodeURIComponent(text).replaceAll("'", "''")}'`;

/** Every database of the server under its own name, for anyone who asks. */
function settings({ hostname, port, username, password }: URL, listenPort: number): string {
  const login = `user=${quote(username)}${password === '' ? '' : ` password=${quote(password)}`}`;
  return `[databases]
* = host=${hostname} port=${port || '5432'} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
; By default it waits 15 s after a failure before it asks the database again.
server_login_retry = 1
`;
}

// The shell ends PgBouncer as soon as its input is closed, which happens even when our process is killed.
const guard =
  'exec 3<&0; "$0" "$@" 3<&- & child=$!; { cat <&3; kill -KILL $child; } >/dev/null 2>&1 & wait $child';

async function launch(program: string, ini: string): Promise<ChildProcess> {
  const runAs = chooseRunAs();
  const { wrapper, ...ids } = runAs;
  const folder = await mkdtemp(join(folderFor(runAs), 'monster-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, ini, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined)
    for (const each of [folder, file]) await chown(each, ids.uid, ids.gid);
  const [command, ...args] = [...wrapper, 'sh', '-c', guard, program, file];
  const child = spawn(command, args, { ...ids, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] });
  const lines: string[] = [];
  const isUp = await new Promise<boolean>((resolve) => {
    child.once('exit', () => resolve(false));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('process up')) resolve(true);
      if (lines.length < 20) lines.push(line);
    });
  });
  // It has read its settings by now.
  await rm(folder, { recursive: true });
  if (isUp) return child;
  child.stdin.end();
  throw new Error(`PgBouncer did not start. ${lines.join(' ')}`);
}

/** Starts PgBouncer in front of a PostgreSQL server. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const program = await findPgBouncer();
  const url = new URL(databaseUrl);
  const port = await freePort();
  const ini = settings(url, port);
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = await launch(program, ini);
  };
  await start();
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    start,
    kill: async () => {
      if (child === undefined) return;
      const exited = once(child, 'exit');
      child.stdin?.end();
      await exited;
      child = undefined;
    },
  };
}
