import { routes } from '@monster/contract';
import type { CallName } from '@monster/contract';
import type { FastifyRequest } from 'fastify';

const names = new Map(
  (Object.keys(routes) as CallName[]).map((name) => [`${routes[name].method} ${routes[name].url}`, name]),
);

/** The call of the contract that a request makes, if any. A HEAD request counts as the GET it stands for. */
export function callOf(request: FastifyRequest): CallName | undefined {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return names.get(`${method} ${request.routeOptions.url ?? ''}`);
}
