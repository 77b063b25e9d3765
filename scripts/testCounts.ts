import { readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

function vitestCounts(report: VitestReport): Counts {
  // A file that fails outside its tests (in an import or a hook) has no failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Reads the counts from a runner's JSON report; a runner that crashed, ran nothing or exited with an error has failed. */
export function runnerCounts(runner: 'vitest' | 'playwright', reportFile: string, exitCode: number): Counts {
  let counts: Counts;
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    counts =
      runner === 'vitest'
        ? vitestCounts(report as VitestReport)
        : playwrightCounts(report as PlaywrightReport);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const ranNothing = counts.passed + counts.failed === 0;
  const diedLater = exitCode !== 0 && counts.failed === 0;
  return ranNothing || diedLater ? { ...counts, failed: 1 } : counts;
}

/** Adds up the counts of all runners. */
export function sum(all: readonly Partial<Counts>[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed = 0, failed = 0, skipped = 0 } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** Formats the last line of the test command. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
