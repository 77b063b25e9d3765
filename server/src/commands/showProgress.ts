import type { CopyProgress } from '../db/copyRows.ts';

/** Shows how far a copy is: a bar that moves on a terminal, one line for each table elsewhere. */
export function showProgress({ table, done, total }: CopyProgress): void {
  const width = 30;
  const filled = total === 0 ? width : Math.round((width * done) / total);
  const line = `${table.padEnd(18)} [${'#'.repeat(filled).padEnd(width)}] ${done}/${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total) process.stdout.write(`${line}\n`);
}
