import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyEmbedded, systemBinaryFolders } from './postgresBinaries.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'binaries-'));
});
afterEach(() => rm(root, { recursive: true }));

async function program(path: string, text = '#!/bin/sh\n'): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text, { mode: 0o755 });
}

async function server(folder: string): Promise<void> {
  await program(`${folder}/initdb`);
  await program(`${folder}/postgres`);
}

describe('systemBinaryFolders', () => {
  it('lists the PATH first, then the usual places from newest to oldest, then the folder that pg_config names', async () => {
    await server('usr/lib/postgresql/9/bin');
    await server('usr/lib/postgresql/17/bin');
    await server('usr/lib/postgresql/10/bin');
    await server('opt/homebrew/opt/postgresql@16/bin');
    await server('onpath');
    await server('configured');
    await program('tools/pg_config', `#!/bin/sh\necho ${join(root, 'configured')}\n`);
    const path = ['tools', 'onpath'].map((each) => join(root, each)).join(delimiter);
    expect(systemBinaryFolders(root, path)).toEqual(
      [
        'onpath',
        'usr/lib/postgresql/17/bin',
        'usr/lib/postgresql/10/bin',
        'usr/lib/postgresql/9/bin',
        'opt/homebrew/opt/postgresql@16/bin',
        'configured',
      ].map((each) => join(root, each)),
    );
  });

  it('skips postgres without initdb, and initdb without postgres', async () => {
    await program('onpath/postgres');
    await program('other/initdb');
    await program('usr/lib/postgresql/17/bin/postgres');
    await server('usr/lib/postgresql/15/bin');
    const path = ['onpath', 'other'].map((each) => join(root, each)).join(delimiter);
    expect(systemBinaryFolders(root, path)).toEqual([join(root, 'usr/lib/postgresql/15/bin')]);
  });

  it('finds nothing in an empty folder', () => {
    expect(systemBinaryFolders(root, '')).toEqual([]);
  });
});

describe('copyEmbedded', () => {
  it('creates the library links that npm left out, within the copy', async () => {
    const links = [
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    ];
    await program('native/lib/libpq.so.5.18', 'library');
    await program('native/bin/postgres');
    await program('native/pg-symlinks.json', JSON.stringify(links));
    const bin = await copyEmbedded(join(root, 'native'), join(root, 'copy'));
    expect(bin).toBe(join(root, 'copy/bin'));
    await rm(join(root, 'native'), { recursive: true });
    expect(await readFile(join(root, 'copy/lib/libpq.so'), 'utf8')).toBe('library');
    expect(await readlink(join(root, 'copy/lib/libpq.so.5'))).toBe('libpq.so.5.18');
    await copyEmbedded(join(root, 'copy'), join(root, 'again'));
    expect(await readlink(join(root, 'again/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  });
});
