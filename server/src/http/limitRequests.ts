import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { routes } from '@monster/contract';
import type { RouteContract } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countAttempt } from '../db/attempts.ts';
import { tooMany } from './errors.ts';

const windowMs = 60_000;

const limits = new Map<string, number>(
  Object.values<RouteContract>(routes).flatMap(({ method, url, perMinute }) =>
    perMinute === undefined ? [] : [[`${method} ${url}`, perMinute] as const],
  ),
);

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

/** Limits every call to its `perMinute` in the contract, per address and across all instances. */
export function limitRequests(app: FastifyInstance, { config, db, now }: Context): void {
  // Callers over the limit are refused from memory: a flood of calls must not become a flood of writes.
  const refused = new Set<string>();
  let refusedIn = 0;

  app.addHook('onRequest', async (request, reply) => {
    const scope = `${request.method} ${request.routeOptions.url ?? ''}`;
    const limit = limits.get(scope);
    if (limit === undefined) return;
    const windowStart = now() - (now() % windowMs);
    if (refusedIn !== windowStart) refused.clear();
    refusedIn = windowStart;
    const subject = createHash('sha256')
      .update(`${config.UID_SALT} ${callerOf(request.ip)}`)
      .digest('hex');
    const key = `${scope} ${subject}`;
    if (!refused.has(key) && (await countAttempt(db.queries, { scope, subject, windowStart })) <= limit)
      return;
    refused.add(key);
    throw tooMany(reply, 'requests from your network', windowStart + windowMs - now());
  });
}
