import { build } from '../scripts/build.ts';
import { readOptions } from './options.ts';
import { joined, runCommand } from './runCommand.ts';
import { proveSoak } from './soak/proveSoak.ts';

// Puts a moderate load on the site, on both databases at once, and watches its memory and its answers (Linux only):
// npm run prove:soak -- [--minutes=60] [--database=embedded|postgres|both] [--seed=1]
const { minutes, seed, databases } = readOptions(process.argv.slice(2), { minutes: 60 });

/** What takes longer hangs. */
const patienceMs = 10_000;

await build();
await runCommand(`${minutes} minutes of load (${databases.join(', ')}), seed ${seed}`, async (say) =>
  joined(await Promise.all(databases.map((kind) => proveSoak(kind, { minutes, seed, patienceMs }, say)))),
);
