import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countAttempt, scopeOf } from '../db/attempts.ts';
import { callOf } from './callOf.ts';
import { tooMany } from './errors.ts';
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

/** Returns a function that counts a call against a limit: how many ms to wait, or 0 to go ahead. */
function createCounter({ config, db, now }: Context) {
  // For each length of a window, what was counted in the current one.
  const memories = new Map<number, { windowStart: number; counts: Map<string, number> }>();
  const countsIn = (windowStart: number, windowMs: number): Map<string, number> => {
    const known = memories.get(windowMs);
    if (known?.windowStart === windowStart && known.counts.size < mostCallers) return known.counts;
    const counts = new Map<string, number>();
    memories.set(windowMs, { windowStart, counts });
    return counts;
  };

  return async (limit: CallLimit, call: string, address: string): Promise<number> => {
    const { windowMs, per, times } = limit;
    const windowStart = now() - (now() % windowMs);
    const counts = countsIn(windowStart, windowMs);
    const caller = per === 'site' ? 'everyone' : callerOf(address);
    const subject = createHash('sha256').update(`${config.UID_SALT} ${caller}`).digest('hex');
    const scope = scopeOf(call, windowMs);
    const key = `${scope} ${subject}`;
    const known = counts.get(key) ?? 0;
    const waitMs = windowStart + windowMs - now();
    // Callers over the limit are refused from memory: a flood of calls must not become a flood of writes.
    if (known > times) return waitMs;
    counts.set(key, known + 1);
    if (limit.countedIn === 'memory') return known < times ? 0 : waitMs;
    const { countedHere = 0 } = limit;
    if (known < countedHere) return 0;
    const tries = known === countedHere ? known + 1 : 1;
    try {
      const counted = await countAttempt(db, { scope, subject, windowStart, windowMs, tries });
      counts.set(key, Math.max(counted, counts.get(key) ?? 0));
      return counted <= times ? 0 : waitMs;
    } catch (error) {
      // The next call adds what this one could not.
      counts.set(key, known);
      throw error;
    }
  };
}

/** Holds every call to its limits, before its body is read. */
export function limitRequests(app: FastifyInstance, context: Context): void {
  const count = createCounter(context);
  app.addHook('onRequest', async (request, reply) => {
    const call = callOf(request);
    if (call === undefined) return;
    for (const limit of callLimits[call] ?? []) {
      if (limit.onlyWith !== undefined && !(limit.onlyWith in (request.query as object))) continue;
      const waitMs = await count(limit, call, request.ip);
      if (waitMs > 0)
        throw tooMany(reply, limit.per === 'site' ? 'requests' : 'requests from your network', waitMs);
    }
  });
}
