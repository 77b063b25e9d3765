import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, systemChromiums } from './chromium.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'chromium-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

async function program(folder: string, name: string, text = '#!/bin/sh\n'): Promise<string> {
  await mkdir(join(root, folder), { recursive: true });
  const file = join(root, folder, name);
  await writeFile(file, text, { mode: 0o755 });
  return file;
}

describe('systemChromiums', () => {
  it('prefers the headless shell to Chromium, and Chromium to Chrome, wherever they are on the PATH', async () => {
    const chrome = await program('first', 'google-chrome');
    const chromium = await program('second', 'chromium');
    const shell = await program('third', 'chromium-headless-shell');
    const path = ['first', 'second', 'third'].map((each) => join(root, each)).join(delimiter);
    expect(systemChromiums(path).slice(0, 3)).toEqual([shell, chromium, chrome]);
  });
});

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH to any other', async () => {
    const mine = await program('mine', 'browser');
    vi.stubEnv('CHROMIUM_PATH', mine);
    expect(await findChromium()).toBe(mine);
  });

  it('rejects a CHROMIUM_PATH without a program', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(root, 'missing'));
    await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH is .*missing/);
  });

  it('skips a program that does not run', async () => {
    await program('bin', 'chromium', '#!/bin/sh\nexit 1\n');
    const chrome = await program('bin', 'google-chrome');
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', join(root, 'bin'));
    expect(await findChromium()).toBe(chrome);
  });
});
