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

const vitest = (passed: number, failed: number, skipped: number, files: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults: files,
});
const playwright = (expected: number, unexpected: number, skipped: number, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky: 0, skipped },
  errors,
});

describe('runnerCounts', () => {
  it("reads vitest's report", async () => {
    const file = await report(
      vitest(7, 2, 1, [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]),
    );
    expect(runnerCounts('vitest', file, 1)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it('counts a test file that could not be loaded', async () => {
    const file = await report(vitest(7, 1, 0, [{ status: 'failed', assertionResults: [] }]));
    expect(runnerCounts('vitest', file, 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  it("reads Playwright's report, including errors outside tests", async () => {
    const file = await report(playwright(5, 1, 2, [{ message: 'teardown' }]));
    expect(runnerCounts('playwright', file, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it.each([
    ['wrote no report', 'vitest', undefined, 1],
    ['wrote half a report', 'playwright', '{"stats": {', 1],
    ['wrote another kind of report', 'playwright', { hello: 1 }, 0],
    ['ran no test', 'vitest', vitest(0, 0, 0), 0],
    ['skipped every test', 'playwright', playwright(0, 0, 3), 0],
  ] as const)('fails a runner that %s', async (_what, runner, content, exitCode) => {
    const file = content === undefined ? join(folder, 'none.json') : await report(content);
    expect(runnerCounts(runner, file, exitCode)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a runner that exits with an error although each test passed', async () => {
    expect(runnerCounts('vitest', await report(vitest(4, 0, 0)), 1)).toMatchObject({ passed: 4, failed: 1 });
  });
});

describe('summary', () => {
  it('adds up the runners', () => {
    const total = sum([{ passed: 12, failed: 0 }, { passed: 3, failed: 1, skipped: 0 }, { failed: 1 }]);
    expect(summary(total)).toBe('15 passed, 2 failed');
  });

  it('never hides a skipped test', () => {
    expect(summary({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});
