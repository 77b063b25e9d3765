import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rootDir } from './run.ts';

test('npm start serves the site and stops it when npm is terminated', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'monster-start-'));
  const npm = spawn('npm', ['start'], {
    cwd: rootDir,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: dataDir, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
  });
  onTestFinished(() => {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {
      // All of its processes have exited.
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const addressOf = (): string => /is ready at (http:\S+)/u.exec(output)?.[1] ?? '';
  await vi.waitUntil(addressOf, { timeout: 50_000, interval: 50 });
  const site = addressOf().replace('localhost', '127.0.0.1');
  expect(await (await fetch(site)).text()).toContain('Play Today');

  npm.kill('SIGTERM');
  const isGone = (): Promise<boolean> =>
    fetch(`${site}/healthz`).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isGone, { timeout: 20_000, interval: 50 });
});
