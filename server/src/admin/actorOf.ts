import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** The name of whoever makes a call of the admin area, as the audit trail and the history of puzzles have it. */
export function actorOf({ config }: Context, _request: FastifyRequest): string {
  return config.ADMIN_USERNAME;
}

/** Who changes a puzzle with this call, and when. */
export function editedBy(context: Context, request: FastifyRequest): { actor: string; now: number } {
  return { actor: actorOf(context, request), now: context.now() };
}
