/** What a proof found: lines with figures, and a line for everything that must not happen. */
export interface Outcome {
  readonly figures: readonly string[];
  readonly findings: readonly string[];
}

/** Several outcomes as one. */
export function joined(outcomes: readonly Outcome[]): Outcome {
  return {
    figures: outcomes.flatMap(({ figures }) => figures),
    findings: outcomes.flatMap(({ findings }) => findings),
  };
}

/** Prints a line at once, so that a long run shows how far it is. */
export type Say = (line: string) => void;

const shown = 20;

/** Runs a proof and prints what it found; the program ends with 0 only if that was nothing. */
export async function runCommand(title: string, prove: (say: Say) => Promise<Outcome>): Promise<void> {
  // Sites and folders of this process are cleaned up on its exit; see atExit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  const startedAt = performance.now();
  console.log(title);
  const { figures, findings } = await prove((line) => console.log(line));
  for (const figure of figures) console.log(figure);
  for (const finding of findings.slice(0, shown)) console.error(`FOUND  ${finding}`);
  if (findings.length > shown) console.error(`FOUND  ${findings.length - shown} more`);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(
    `${findings.length === 0 ? 'Proved' : `Not proved: ${findings.length} found`} in ${seconds} s.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
