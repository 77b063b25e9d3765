import { readFileSync } from 'node:fs';

/** How many tests passed and were skipped, and what failed: a line each. */
export type Counts = { passed: number; skipped: number; failures: readonly string[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  errors: { message: string }[];
  suites: PlaywrightSuite[];
};

/** A test that passes only on a second try has failed. */
const failed = new Set(['unexpected', 'flaky']);

function failedTests({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.filter(({ status }) => failed.has(status)).map(() => `${file}:${line}: ${title}`),
  );
  return [...own, ...suites.flatMap(failedTests)];
}

function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const failures = [...failedTests({ suites }), ...errors.map(({ message }) => `outside a test: ${message}`)];
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

function readCounts(runner: 'vitest' | 'playwright', reportFile: string): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    return runner === 'vitest' ? (report as Counts) : playwrightCounts(report as PlaywrightReport);
  } catch (error) {
    return { passed: 0, skipped: 0, failures: [`${runner} left no report: ${String(error)}`] };
  }
}

/** Reads a runner's report; a runner that crashed, ran nothing or exited with an error has failed. */
export function runnerCounts(runner: 'vitest' | 'playwright', reportFile: string, exitCode: number): Counts {
  const counts = readCounts(runner, reportFile);
  const { passed, failures } = counts;
  if (failures.length > 0) return counts;
  if (passed === 0) return { ...counts, failures: [`${runner} ran no test`] };
  if (exitCode !== 0)
    return { ...counts, failures: [`${runner} ended with ${exitCode}, though no test failed`] };
  return counts;
}

/** Adds up the counts of all runners. */
export function sum(all: readonly Partial<Counts>[]): Counts {
  const total = { passed: 0, skipped: 0, failures: [] as string[] };
  for (const { passed = 0, skipped = 0, failures = [] } of all) {
    total.passed += passed;
    total.skipped += skipped;
    total.failures.push(...failures);
  }
  return total;
}

/** Formats the end of the test command: what failed, since it has long been scrolled away, then the counts. */
export function summary({ passed, skipped, failures }: Counts): string {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((failure) => `failed: ${failure}`), counts].join('\n');
}
