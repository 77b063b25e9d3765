import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rootDir } from './run.ts';

const files = {
  'tests.test.js': `
    describe('a group', () => {
      it('passes', () => {});
      it('fails', () => expect(1).toBe(2));
      it.skip('is left out', () => {});
      it.todo('is planned');
    });`,
  'hook.test.js': `
    describe('a group', () => {
      afterAll(() => { throw new Error('the hook broke'); });
      it('passes', () => {});
    });`,
  'import.test.js': "import './nothing.js';",
  'late.test.js': `
    it('leaves something behind', async () => {
      setTimeout(() => { throw new Error('too late'); });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
};

it('counts the tests of a run and names all that failed, also outside of tests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const report = join(folder, 'report.json');
  const reporter = `--reporter=${join(rootDir, 'scripts/vitestReport.ts')}`;
  const { status } = spawnSync(
    join(rootDir, 'node_modules/.bin/vitest'),
    ['run', `--root=${folder}`, '--globals', reporter],
    { env: { ...process.env, VITEST_REPORT: report } },
  );
  const { passed, skipped, failures } = JSON.parse(await readFile(report, 'utf8')) as Record<string, unknown>;
  expect({ status, passed, skipped }).toEqual({ status: 1, passed: 3, skipped: 2 });
  expect((failures as string[]).toSorted()).toEqual([
    'hook.test.js: the hook broke',
    expect.stringMatching(/^import\.test\.js: .*nothing\.js/u),
    expect.stringMatching(/^outside a test: Error: too late\n/u),
    'tests.test.js: a group > fails',
  ]);
});
