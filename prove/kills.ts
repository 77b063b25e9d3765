import { build } from '../scripts/build.ts';
import { proveKills } from './kills/proveKills.ts';
import { readOptions } from './options.ts';
import { joined, runCommand } from './runCommand.ts';
import type { Outcome } from './runCommand.ts';

// Kills the site under write load, and its database in between, and looks for every write that it had acknowledged:
// npm run prove:kills -- [--times=1000] [--database=embedded|postgres|both] [--seed=1]
const { times, seed, databases } = readOptions(process.argv.slice(2), { times: 1_000 });

/** How long the site may need after its database is back. */
const recoveryMs = 5_000;

await build();
await runCommand(`${times} kills on each database (${databases.join(', ')}), seed ${seed}`, async (say) => {
  const outcomes: Outcome[] = [];
  for (const kind of databases) outcomes.push(await proveKills(kind, { times, seed, recoveryMs }, say));
  return joined(outcomes);
});
