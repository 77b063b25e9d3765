import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runnerCounts, sum, summary } from './testCounts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failures: string[] = [], skipped = 0) => ({ passed, skipped, failures });
const playwright = (stats: object, suites: unknown[] = [], errors: unknown[] = []) => ({
  stats: { expected: 0, skipped: 0, ...stats },
  suites,
  errors,
});
const spec = (title: string, status: string) => ({
  file: 'play/keys.e2e.ts',
  line: 12,
  title,
  tests: [{ status }],
});

describe('runnerCounts', () => {
  it("takes the report of Vitest's run as it is", async () => {
    const file = await report(vitest(7, ['a.test.ts: adds'], 1));
    expect(runnerCounts('vitest', file, 1)).toEqual(vitest(7, ['a.test.ts: adds'], 1));
  });

  it("names what failed in Playwright's report, in groups and outside of tests", async () => {
    const suites = [
      {
        specs: [spec('types', 'expected')],
        suites: [{ specs: [spec('erases', 'unexpected'), spec('moves', 'skipped')] }],
      },
    ];
    const file = await report(
      playwright({ expected: 2, skipped: 2 }, suites, [{ message: 'the teardown failed' }]),
    );
    expect(runnerCounts('playwright', file, 1)).toEqual({
      passed: 2,
      skipped: 2,
      failures: ['play/keys.e2e.ts:12: erases', 'outside a test: the teardown failed'],
    });
  });

  it('fails a run with a test that passed on its second try', async () => {
    const file = await report(playwright({ expected: 4 }, [{ specs: [spec('moves', 'flaky')] }]));
    expect(runnerCounts('playwright', file, 0).failures).toEqual(['play/keys.e2e.ts:12: moves']);
  });

  it.each([
    ['wrote no report', 'vitest', undefined, 1, /^vitest left no report/u],
    ['wrote half a report', 'playwright', '{"stats": {', 1, /^playwright left no report/u],
    ['wrote another kind of report', 'playwright', { hello: 1 }, 0, /^playwright left no report/u],
    ['ran no test', 'vitest', vitest(0), 0, /^vitest ran no test$/u],
    ['skipped every test', 'playwright', playwright({ skipped: 3 }), 0, /^playwright ran no test$/u],
    ['exits with an error although each test passed', 'vitest', vitest(4), 1, /^vitest ended with 1, /u],
  ] as const)('fails a runner that %s', async (_what, runner, content, exitCode, failure) => {
    const file = content === undefined ? join(folder, 'none.json') : await report(content);
    expect(runnerCounts(runner, file, exitCode).failures).toEqual([expect.stringMatching(failure)]);
  });
});

describe('summary', () => {
  it('adds up the runners and names what failed', () => {
    const total = sum([
      { passed: 12 },
      { passed: 3, failures: ['a test'], skipped: 0 },
      { failures: ['the build'] },
    ]);
    expect(summary(total)).toBe('failed: a test\nfailed: the build\n15 passed, 2 failed');
  });

  it('never hides a skipped test', () => {
    expect(summary({ passed: 1, skipped: 2, failures: [] })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
