import { build } from '../scripts/build.ts';
import { proveFiles } from './fuzz/proveFiles.ts';
import { proveRequests } from './fuzz/proveRequests.ts';
import { readOptions } from './options.ts';
import { joined, runCommand } from './runCommand.ts';
import type { Outcome } from './runCommand.ts';

// Sends wrong requests to the site and broken files to the readers; a line printed with a finding repeats it:
// npm run prove:fuzz -- [--requests=100000] [--files=100000] [--database=embedded|postgres|both] [--seed=1]
const { requests, files, seed, databases } = readOptions(process.argv.slice(2), {
  requests: 100_000,
  files: 100_000,
});

/** What takes longer hangs. */
const patienceMs = 10_000;

await build();
const title = `${requests} requests to each database (${databases.join(', ')}) and ${files} files, seed ${seed}`;
await runCommand(title, async (say) => {
  const outcomes: Outcome[] = [];
  if (requests > 0)
    for (const kind of databases)
      outcomes.push(await proveRequests(kind, { requests, seed, patienceMs }, say));
  if (files > 0) outcomes.push(proveFiles({ files, seed, patienceMs }));
  return joined(outcomes);
});
