import type { FastifyRequest } from 'fastify';

/** True when the browser asks for its user not to be tracked: our own script sends nothing then, but others may. */
export function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1';
}
