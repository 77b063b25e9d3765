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

/** Writes how a run of Vitest went, as JSON, into the file that VITEST_REPORT names. */
export default class VitestReport implements Reporter {
  onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['VITEST_REPORT'];
    if (file === undefined) throw new Error('VITEST_REPORT must name the file to write.');
    const states = files.flatMap(({ children }) =>
      [...children.allTests()].map((test) => test.result().state),
    );
    const counts: Counts = {
      passed: states.filter((state) => state === 'passed').length,
      // A test that never got its turn was skipped as well.
      skipped: states.filter((state) => state === 'skipped' || state === 'pending').length,
      failures: [
        ...files.flatMap(failuresOf),
        ...unhandled.map(({ message, stack }) => `outside a test: ${stack ?? message}`),
      ],
    };
    writeFileSync(file, JSON.stringify(counts));
  }
}
