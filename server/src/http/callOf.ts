import { routes } from '@monster/contract';
import type { CallName } from '@monster/contract';
import type { RouteContract } from '@monster/contract';
import type { FastifyRequest } from 'fastify';
import { callLimits } from './limits.ts';
import type { CallLimit } from './limits.ts';

const names = new Map(
  (Object.keys(routes) as CallName[]).map((name) => [`${routes[name].method} ${routes[name].url}`, name]),
);

/** The call of the contract that a request makes, if any. A HEAD request counts as the GET it stands for. */
export function callOf(request: FastifyRequest): CallName | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return names.get(`${method} ${request.routeOptions.url ?? ''}`);
}

/** The limits of a row of the contract. */
export function limitsOf({ method, url }: RouteContract): readonly CallLimit[] {
  const name = names.get(`${method} ${url}`);
  return (name && callLimits[name]) ?? [];
}
