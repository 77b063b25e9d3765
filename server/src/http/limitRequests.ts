import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { countAttempt, scopeOf } from '../db/attempts.ts';
import { callOf } from './callOf.ts';
import { tooMany } from './errors.ts';
import type { HttpError } from './errors.ts';
import { callLimits } from './limits.ts';
import type { CallLimit } from './limits.ts';

/** With more, counting starts over: a flood from countless addresses must not fill the memory. */
const mostCallers = 100_000;

/** What counts as one caller: an IPv4 address, or the /64 network of an IPv6 household. */
export function callerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** A call that was counted, to be taken back if the limit is not about its answer. */
interface Counted {
  readonly limit: CallLimit;
  readonly takeBack: () => Promise<void>;
}

/** Returns a function that finds where calls are counted: in memory, and under which name in the database. */
function createPlaces({ config, now }: Context) {
  // For each length of a window, what was counted in the current one.
  const memories = new Map<number, { windowStart: number; counts: Map<string, number> }>();
  const countsIn = (windowStart: number, windowMs: number): Map<string, number> => {
    const known = memories.get(windowMs);
    if (known?.windowStart === windowStart && known.counts.size < mostCallers) return known.counts;
    const counts = new Map<string, number>();
    memories.set(windowMs, { windowStart, counts });
    return counts;
  };
  return ({ windowMs, per, countedAs }: CallLimit, call: string, address: string) => {
    const windowStart = now() - (now() % windowMs);
    const counts = countsIn(windowStart, windowMs);
    const caller = per === 'site' ? 'everyone' : callerOf(address);
    const subject = createHash('sha256').update(`${config.UID_SALT} ${caller}`).digest('hex');
    const scope = scopeOf(countedAs ?? call, windowMs);
    return { scope, subject, windowStart, windowMs, counts, key: `${scope} ${subject}` };
  };
}

/** Counts calls against limits. */
function createCounter(context: Context) {
  const { db, now } = context;
  const placeOf = createPlaces(context);
  return {
    /** How many ms to wait, as far as this instance knows without counting; or 0. */
    knownWaitMs: (limit: CallLimit, call: string, address: string): number => {
      const { counts, key, windowStart, windowMs } = placeOf(limit, call, address);
      return (counts.get(key) ?? 0) > limit.times ? windowStart + windowMs - now() : 0;
    },

    /** Counts a call: how many ms to wait, or 0 to go ahead. */
    count: async (limit: CallLimit, call: string, address: string): Promise<number> => {
      const { counts, key, ...attempt } = placeOf(limit, call, address);
      const { times, countedHere = 0 } = limit;
      const known = counts.get(key) ?? 0;
      const waitMs = attempt.windowStart + limit.windowMs - now();
      // Callers over the limit are refused from memory: a flood of calls must not become a flood of writes.
      if (known > times) return waitMs;
      counts.set(key, known + 1);
      if (limit.countedIn === 'memory') return known < times ? 0 : waitMs;
      if (known < countedHere) return 0;
      const tries = known === countedHere ? known + 1 : 1;
      try {
        const counted = await countAttempt(db, { ...attempt, tries });
        counts.set(key, Math.max(counted, counts.get(key) ?? 0));
        return counted <= times ? 0 : waitMs;
      } catch (error) {
        // The next call adds what this one could not.
        counts.set(key, known);
        throw error;
      }
    },

    /** Returns a function that takes a counted call back, wherever its window is by then. */
    takeBackLater: (limit: CallLimit, call: string, address: string): Counted => {
      const { counts, key, ...attempt } = placeOf(limit, call, address);
      const takeBack = async (): Promise<void> => {
        counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
        await countAttempt(db, { ...attempt, tries: -1 });
      };
      return { limit, takeBack };
    },
  };
}

/** Holds every call to its limits, before its body is read. */
export function limitRequests(app: FastifyInstance, context: Context): void {
  const { knownWaitMs, count, takeBackLater } = createCounter(context);
  const undecided = new WeakMap<FastifyRequest, Counted[]>();
  app.addHook('onRequest', async (request, reply) => {
    const call = callOf(request);
    if (call === undefined) return;
    const refuse = ({ per }: CallLimit, waitMs: number): HttpError =>
      tooMany(reply, per === 'site' ? 'requests' : 'requests from your network', waitMs);
    const limits = callLimits[call] ?? [];
    const byStatus = limits.filter(({ onlyStatus }) => onlyStatus !== undefined);
    // Before any of them is counted, since what is counted in vain has to be taken back.
    for (const limit of byStatus) {
      const waitMs = knownWaitMs(limit, call, request.ip);
      if (waitMs > 0) throw refuse(limit, waitMs);
    }
    for (const limit of limits) {
      if (limit.onlyWith !== undefined && !(limit.onlyWith in (request.query as object))) continue;
      const waitMs = await count(limit, call, request.ip);
      if (waitMs > 0) throw refuse(limit, waitMs);
      if (limit.onlyStatus === undefined) continue;
      const counted = takeBackLater(limit, call, request.ip);
      undecided.set(request, [...(undecided.get(request) ?? []), counted]);
    }
  });
  app.addHook('onSend', async (request, reply) => {
    for (const { limit, takeBack } of undecided.get(request) ?? [])
      // If that fails, the limit is one call stricter than it should be.
      if (limit.onlyStatus !== reply.statusCode) await takeBack().catch(() => undefined);
  });
}
