import { createRandom } from '@monster/engine';
import { mutateFile, readMutated } from './testing/readMutated.ts';
import { sampleFiles } from './testing/samples.ts';

// Reads broken copies of the sample files: npm run fuzz:formats -- [files] [seed]
const runs = Number(process.argv[2] ?? 100_000);
const firstSeed = Number(process.argv[3] ?? 1);
const startedAt = performance.now();
let slowest = { ms: 0, seed: 0 };
const counts = new Map<string, { accepted: number; refused: number }>();

for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  const file = sampleFiles[seed % sampleFiles.length];
  if (file === undefined) continue;
  const format = file.name.slice(file.name.lastIndexOf('.') + 1);
  const count = counts.get(format) ?? { accepted: 0, refused: 0 };
  counts.set(format, count);
  const before = performance.now();
  try {
    count[readMutated(file, createRandom(seed))] += 1;
  } catch (error) {
    console.error(`seed ${seed}, ${mutateFile(file.bytes, createRandom(seed)).length} bytes:`, error);
    process.exitCode = 1;
  }
  const ms = performance.now() - before;
  if (ms > slowest.ms) slowest = { ms, seed };
}

for (const [format, { accepted, refused }] of counts)
  console.log(`${format.padEnd(5)} ${accepted} accepted, ${refused} refused`);
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
console.log(`${runs} files in ${seconds} s; slowest ${slowest.ms.toFixed(1)} ms (seed ${slowest.seed})`);
