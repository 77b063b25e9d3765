import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '@monster/engine';
import type { Random } from '@monster/engine';
import { SendGridStandIn, standInKey } from '../../server/src/testing/sendGridStandIn.ts';
import { startDatabase } from '../databases.ts';
import type { DatabaseKind } from '../databases.ts';
import type { Outcome, Say } from '../runCommand.ts';
import { addressOf, lastLines, logIn, puzzleIdsOf, startProvingSite } from '../site.ts';
import { Writer } from '../writes.ts';
import { ends, findGrowth, quantile } from './flat.ts';
import type { Sample } from './flat.ts';
import { visit } from './load.ts';
import type { Target } from './load.ts';

const windows = 30;
const visitsPerSecond = 40;
const mostAtOnce = 100;
/** In a shorter run, the site warms up all the time. */
const shortestJudgedMinutes = 10;

/** The memory of a process as Linux counts it. */
function memoryMbOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

interface Load {
  readonly target: Target;
  readonly random: Random;
  readonly findings: string[];
}

/** Puts a steady load on the site for a while; returns how long each answer took. */
async function press({ target, random, findings }: Load, untilMs: number): Promise<number[]> {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const one = async (): Promise<void> => {
    const { ms, problem } = await visit(target, random);
    times.push(ms);
    if (problem !== undefined) findings.push(problem);
  };
  while (performance.now() < untilMs) {
    // A site that falls behind is not buried: the times show it.
    if (open.size < mostAtOnce) {
      const visiting: Promise<void> = one().finally(() => open.delete(visiting));
      open.add(visiting);
    }
    await delay(1_000 / visitsPerSecond);
  }
  await Promise.all(open);
  return times;
}

async function measure(
  kind: DatabaseKind,
  load: Load,
  { pid, minutes }: { pid: number; minutes: number },
  say: Say,
) {
  const samples: Sample[] = [];
  let answers = 0;
  const startedAt = performance.now();
  for (let n = 1; n <= windows; n += 1) {
    const times = await press(load, startedAt + (minutes * 60_000 * n) / windows);
    answers += times.length;
    const sample = { memoryMb: memoryMbOf(pid), p99Ms: quantile(times, 0.99) };
    samples.push(sample);
    const [memory, p99] = [sample.memoryMb.toFixed(0), sample.p99Ms.toFixed(0)];
    if (minutes >= 1) say(`  ${kind}: ${n} of ${windows}: ${memory} MB, 99 of 100 answers within ${p99} ms`);
  }
  return { samples, answers };
}

function figuresOf(kind: DatabaseKind, samples: readonly Sample[], answers: number): string[] {
  const memory = ends(samples.map(({ memoryMb }) => memoryMb));
  const p99 = ends(samples.map(({ p99Ms }) => p99Ms));
  return [
    `${kind}: ${answers} answers`,
    `  memory: ${memory.first.toFixed(0)} MB in the first third, ${memory.last.toFixed(0)} MB in the last`,
    `  99 of 100 answers: within ${p99.first.toFixed(0)} ms, then ${p99.last.toFixed(0)} ms`,
  ];
}

/** Puts a moderate load on the site for a time, in which neither its memory nor its answers may grow. */
export async function proveSoak(
  kind: DatabaseKind,
  { minutes, seed, patienceMs }: { minutes: number; seed: number; patienceMs: number },
  say: Say,
): Promise<Outcome> {
  const database = await startDatabase(kind);
  const sendGrid = new SendGridStandIn();
  const site = startProvingSite({
    ...database.settings,
    SENDGRID_API_KEY: standInKey,
    SENDGRID_BASE_URL: await sendGrid.start(),
  });
  const findings: string[] = [];
  try {
    const address = await addressOf(site);
    const [puzzleIds, cookie] = await Promise.all([puzzleIdsOf(address), logIn(address)]);
    const random = createRandom(seed);
    const target = { address, puzzleIds, cookie, writer: new Writer('soak', random), patienceMs };
    const load = { target, random, findings };
    const { samples, answers } = await measure(kind, load, { pid: site.pid, minutes }, say);
    if (minutes >= shortestJudgedMinutes) findings.push(...findGrowth(samples));
    return { figures: figuresOf(kind, samples, answers), findings };
  } finally {
    site.kill('SIGTERM');
    const code = await site.exited;
    if (code !== 0) findings.push(`the site ended with ${code}: ${lastLines(site)}`);
    await sendGrid.stop();
    await database.remove();
  }
}
