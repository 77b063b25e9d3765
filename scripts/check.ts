import { existsSync } from 'node:fs';
import { rootDir, run } from './run.ts';

const typeChecked = [
  'engine/tsconfig.json',
  'engine/tsconfig.test.json',
  'contract/tsconfig.json',
  'contract/tsconfig.test.json',
  'construct/tsconfig.json',
  'formats/tsconfig.json',
  'formats/tsconfig.test.json',
  'server/tsconfig.json',
  'web/tsconfig.json',
  'web/src/worker/tsconfig.json',
  'e2e/tsconfig.json',
  'scripts/tsconfig.json',
  'bench/tsconfig.json',
  'prove/tsconfig.json',
];

const steps: [name: string, command: string, args: string[]][] = [
  ['formatter', 'oxfmt', ['--check']],
  ['linter', 'oxlint', ['--deny-warnings']],
  ...typeChecked.map((file): [string, string, string[]] => [`types of ${file}`, 'tsc', ['-p', file]]),
  ['dead code', 'knip', []],
];

/** Runs every static check, even when one fails, and returns how many passed, and the names of those that failed. */
export async function check(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  for (const [name, command, args] of steps) {
    if (args[0] === '-p' && !existsSync(`${rootDir}${args[1]}`)) throw new Error(`${args[1]} is missing`);
    if ((await run(command, args)) !== 0) failures.push(`check of ${name}`);
  }
  for (const failure of failures) console.error(`failed: ${failure}`);
  return { passed: steps.length - failures.length, failures };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { passed, failures } = await check();
  console.log(`check: ${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}
