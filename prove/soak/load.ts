import { pick } from '@monster/engine';
import type { Random } from '@monster/engine';
import { anyAddress } from '../../server/src/testing/siteProcess.ts';
import { callOf } from '../writes.ts';
import type { Writer } from '../writes.ts';

/** What a load needs to know about the site that it is put on. */
export interface Target {
  readonly address: string;
  readonly puzzleIds: readonly string[];
  /** The cookies of an admin session. */
  readonly cookie: string;
  readonly writer: Writer;
  /** How long an answer may take. */
  readonly patienceMs: number;
}

const pages = ['/', '/todaycrossword', '/archive', '/leaderboard', '/about', '/lair'];
const uid = 'ab12'.repeat(16);

/** What people do: mostly pages and puzzles, some writes, and an admin at work. */
const visits: readonly ((target: Target, random: Random) => readonly [url: string, init: RequestInit])[] = [
  (_, random) => [pick(pages, random), {}],
  (_, random) => [pick(pages, random), { headers: { 'accept-encoding': 'gzip' } }],
  ({ puzzleIds }, random) => [`/puzzles/${pick(puzzleIds, random)}`, {}],
  ({ puzzleIds }, random) => [`/api/puzzles/${pick(puzzleIds, random)}`, {}],
  () => ['/api/puzzles/today', {}],
  () => ['/api/puzzles', {}],
  () => [`/api/leaderboard?uid=${uid}`, {}],
  () => [`/api/puzzle-completions/${uid}`, {}],
  ({ cookie }) => ['/admin/api/puzzles?page=1&pageSize=50&search=daily', { headers: { cookie } }],
  ({ writer }) => {
    const { write, cookie } = writer.next();
    const { url, body } = callOf(write);
    writer.settle(write, undefined);
    const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
    return [url, { method: 'POST', body: JSON.stringify(body), headers }];
  },
];

/** Makes one request, from a caller of its own; returns how long it took and what was wrong with the answer. */
export async function visit(target: Target, random: Random): Promise<{ ms: number; problem?: string }> {
  const [url, init] = pick(visits, random)(target, random);
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': anyAddress() };
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(target.patienceMs);
    const answer = await fetch(`${target.address}${url}`, { ...init, headers, signal });
    await answer.arrayBuffer();
    const ms = performance.now() - startedAt;
    return answer.ok ? { ms } : { ms, problem: `${url} was answered with ${answer.status}` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ms: performance.now() - startedAt, problem: `${url} got no answer: ${message}` };
  }
}
