import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';

/** How to start a program as an ordinary user: the ids to switch to, or the command to run it with. */
export type RunAs = { uid?: number; gid?: number; wrapper: readonly string[] };

/** Picks the account to run a server under from an /etc/passwd text: postgres, else nobody, else the first person. */
export function pickUser(passwd: string): { uid: number; gid: number } | undefined {
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0 && user.gid >= 0);
  const found =
    users.find((user) => user.name === 'postgres') ??
    users.find((user) => user.name === 'nobody') ??
    users.find((user) => user.uid >= 1000);
  return found && { uid: found.uid, gid: found.gid };
}

/** Chooses a user for PostgreSQL, which refuses root and user ids without a name; throws advice if there is none. */
export function chooseRunAs(): RunAs {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { wrapper: [] };
  const user = pickUser(readPasswd());
  const ways: RunAs[] = [];
  if (user && isRoot) ways.push({ ...user, wrapper: [] });
  if (user) ways.push({ wrapper: ['unshare', '--user', `--map-user=${user.uid}`] });
  const found = ways.find((way) => canRun(way, 'true'));
  if (found) return found;
  const who = isRoot ? 'root' : `user id ${process.getuid?.()}, which has no name`;
  throw new Error(
    `PostgreSQL does not run as ${who}, and no other user is available. Set TEST_DATABASE_URL to an empty PostgreSQL database, or run as an ordinary user.`,
  );
}

/** True when the program starts as that user and succeeds. */
export function canRun(runAs: RunAs, program: string, ...args: string[]): boolean {
  const { wrapper, ...ids } = runAs;
  const [command, ...rest] = [...wrapper, program, ...args];
  return command !== undefined && spawnSync(command, rest, { ...ids, cwd: '/' }).status === 0;
}

/** A folder for temporary files that this user has access to. */
export function folderFor(runAs: RunAs): string {
  const place = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canRun(runAs, 'test', '-x', folder));
  if (place === undefined)
    throw new Error(`The user of the test PostgreSQL has no access to ${tmpdir()} or /tmp.`);
  return place;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
