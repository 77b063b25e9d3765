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

/** Runs every static check, even when one fails, and returns how many passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const failed: string[] = [];
  for (const [name, command, args] of steps) {
    if (args[0] === '-p' && !existsSync(`${rootDir}${args[1]}`)) throw new Error(`${args[1]} is missing`);
    if ((await run(command, args)) !== 0) failed.push(name);
  }
  for (const name of failed) console.error(`check: ${name} failed`);
  return { passed: steps.length - failed.length, failed: failed.length };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { passed, failed } = await check();
  console.log(`check: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
