import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counts } from './testCounts.ts';

/** What went wrong in a file: its tests, or its hooks and imports. */
function failuresOf(file: TestModule): string[] {
  const tests = [...file.children.allTests('failed')].map((test) => test.fullName);
  const errors = [file, ...file.children.allSuites()].flatMap((each) =>
    each.errors().map(({ message }) => message),
  );
  return [...tests, ...errors].map((what) => `${file.relativeModuleId}: ${what}`);
}

/** Reports a run of Vitest with all that failed, which the errors outside the tests belong to. */
export default class VitestReport implements Reporter {
  onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['VITEST_REPORT'];
    if (file === undefined) throw new Error('VITEST_REPORT must name the file to write.');
    const count = (state: 'passed' | 'skipped'): number =>
      files.reduce((sum, each) => sum + [...each.children.allTests(state)].length, 0);
    const counts: Counts = {
      passed: count('passed'),
      skipped: count('skipped'),
      failures: [
        ...files.flatMap(failuresOf),
        ...unhandled.map(({ message, stack }) => `outside a test: ${stack ?? message}`),
      ],
    };
    writeFileSync(file, JSON.stringify(counts));
  }
}
