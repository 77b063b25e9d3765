import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countAttempt } from '../db/attempts.ts';
import { callOf } from './callOf.ts';
import { tooMany } from './errors.ts';
import { callLimits } from './limits.ts';
import type { CallLimit } from './limits.ts';

const memoryMs = 60_000;

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
  // Callers over the limit are refused from memory: a flood of calls must not become a flood of writes.
  const refused = new Set<string>();
  const counts = new Map<string, number>();
  let rememberedMinute = 0;

  const forgetLastMinute = (): void => {
    const current = Math.floor(now() / memoryMs);
    if (current === rememberedMinute) return;
    rememberedMinute = current;
    refused.clear();
    counts.clear();
  };

  return async (limit: CallLimit, call: string, address: string): Promise<number> => {
    forgetLastMinute();
    const { windowMs, countedIn, per, times } = limit;
    const windowStart = now() - (now() % windowMs);
    const caller = per === 'site' ? 'everyone' : callerOf(address);
    const subject = createHash('sha256').update(`${config.UID_SALT} ${caller}`).digest('hex');
    const scope = `${call} per ${windowMs} ms`;
    const key = `${scope} ${subject}`;
    if (!refused.has(key)) {
      const counted =
        countedIn === 'memory'
          ? (counts.get(key) ?? 0) + 1
          : await countAttempt(db.queries, { scope, subject, windowStart, windowMs });
      if (countedIn === 'memory') counts.set(key, counted);
      if (counted <= times) return 0;
      refused.add(key);
    }
    return windowStart + windowMs - now();
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
