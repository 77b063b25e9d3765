import { createRandom } from '@monster/engine';
import { startDatabase } from '../databases.ts';
import type { DatabaseKind } from '../databases.ts';
import type { Outcome, Say } from '../runCommand.ts';
import { addressOf, lastLines, logIn, puzzleIdsOf, startProvingSite } from '../site.ts';
import { readCalls } from './calls.ts';
import type { Call } from './calls.ts';
import { exchange } from './exchange.ts';
import { judge } from './judge.ts';
import { bytesOf, makeRequest } from './request.ts';
import type { Request } from './request.ts';
import type { Facts } from './values.ts';

const mostWorkers = 8;
/** A short run needs fewer: each of them logs in first. */
const requestsPerWorker = 100;
/** Passwords are hashed and grids are worked on one after another, and a grid may take half a minute to fill. */
const pathsWithTurns = /\/(?:login|construct)\b/u;
const turnsMs = mostWorkers * 40_000;
const sayEvery = 5_000;
const shownLength = 1_500;
/** After so many findings, more of them tell nothing new. */
const enough = 50;

interface Scene {
  readonly kind: DatabaseKind;
  readonly address: string;
  readonly calls: readonly Call[];
  readonly facts: Facts;
  /** How long an answer may take. */
  readonly patienceMs: number;
  readonly findings: string[];
  readonly statuses: Map<string, number>;
  readonly say: Say;
}

function show(request: Request, seed: number, kind: DatabaseKind): string {
  const repeat = `npm run prove:fuzz -- --database=${kind} --seed=${seed} --requests=1 --files=0`;
  const text = JSON.stringify(bytesOf(request, '{cookie}').toString('latin1'));
  return `${repeat}\n       ${text.slice(0, shownLength)}`;
}

async function sendOne(scene: Scene, seed: number, cookie: string): Promise<string> {
  const { address, calls, facts, findings, statuses, kind, patienceMs, say } = scene;
  const request = makeRequest(calls, createRandom(seed), facts);
  const answer = await exchange(address, bytesOf(request, cookie), {
    isHead: request.method === 'HEAD',
    isCutShort: request.isCutShort,
    patienceMs: pathsWithTurns.test(request.call.path) ? patienceMs + turnsMs : patienceMs,
  });
  const outcome = typeof answer === 'string' ? answer : String(answer.status);
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  const problem = judge(request, answer);
  if (problem !== undefined) {
    findings.push(`${problem}\n       ${show(request, seed, kind)}`);
    say(`  ${kind}: ${problem}, with seed ${seed}`);
  }
  // That may have ended the session.
  return request.call.path.includes('/logout') ? logIn(address, cookie) : cookie;
}

async function attack(scene: Scene, { requests, seed }: { requests: number; seed: number }): Promise<void> {
  const { address, findings, kind, say } = scene;
  let next = 0;
  const work = async (): Promise<void> => {
    let cookie = await logIn(address);
    while (next < requests && findings.length < enough) {
      const current = next;
      next += 1;
      cookie = await sendOne(scene, seed + current, cookie);
      if ((current + 1) % sayEvery === 0) say(`  ${kind}: ${current + 1} requests, ${findings.length} found`);
    }
  };
  const length = Math.min(mostWorkers, Math.ceil(requests / requestsPerWorker));
  await Promise.all(Array.from({ length }, work));
}

/** Sends wrong requests to a site, with and without a session; none may crash it, confuse it or make it hang. */
export async function proveRequests(
  kind: DatabaseKind,
  { requests, seed, patienceMs }: { requests: number; seed: number; patienceMs: number },
  say: Say,
): Promise<Outcome> {
  const database = await startDatabase(kind);
  const site = startProvingSite(database.settings);
  const findings: string[] = [];
  const statuses = new Map<string, number>();
  try {
    const address = await addressOf(site);
    const [calls, puzzleIds] = await Promise.all([readCalls(address), puzzleIdsOf(address)]);
    const scene = { kind, address, calls, facts: { puzzleIds }, patienceMs, findings, statuses, say };
    await Promise.race([site.exited, attack(scene, { requests, seed })]);
  } finally {
    const hasCrashed = !site.kill('SIGTERM');
    const code = await site.exited;
    if (hasCrashed || code !== 0) findings.push(`the site ended with ${code}: ${lastLines(site)}`);
    await database.remove();
  }
  const counts = [...statuses]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([status, count]) => `${count} × ${status}`);
  return { figures: [`${kind}: ${requests} requests: ${counts.join(', ')}`], findings };
}
