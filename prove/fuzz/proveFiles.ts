import { createRandom } from '@monster/engine';
import { readMutated } from '../../formats/src/testing/readMutated.ts';
import { sampleFiles } from '../../formats/src/testing/samples.ts';
import type { Outcome } from '../runCommand.ts';

/** Reads broken copies of the sample files: each must be refused or be a valid puzzle, and soon. */
export function proveFiles({
  files,
  seed,
  patienceMs,
}: {
  files: number;
  seed: number;
  patienceMs: number;
}): Outcome {
  const findings: string[] = [];
  let slowest = { ms: 0, seed };
  const counts = new Map<string, { accepted: number; refused: number }>();
  for (let current = seed; current < seed + files; current += 1) {
    const file = sampleFiles[current % sampleFiles.length];
    if (file === undefined) continue;
    const format = file.name.slice(file.name.lastIndexOf('.') + 1);
    const count = counts.get(format) ?? { accepted: 0, refused: 0 };
    counts.set(format, count);
    const startedAt = performance.now();
    try {
      count[readMutated(file, createRandom(current))] += 1;
    } catch (error) {
      const repeat = `npm run prove:fuzz -- --seed=${current} --files=1 --requests=0`;
      findings.push(`${error instanceof Error ? error.message : String(error)}\n       ${repeat}`);
    }
    const ms = performance.now() - startedAt;
    if (ms > slowest.ms) slowest = { ms, seed: current };
    if (ms > patienceMs) findings.push(`${file.name} took ${Math.round(ms)} ms with seed ${current}`);
  }
  const figures = [...counts].map(
    ([format, { accepted, refused }]) => `${format.padEnd(5)} ${accepted} accepted, ${refused} refused`,
  );
  const worst = `${slowest.ms.toFixed(1)} ms (seed ${slowest.seed})`;
  return { figures: [...figures, `${files} files; the slowest took ${worst}`], findings };
}
