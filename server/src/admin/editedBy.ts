import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { requireAccount } from './session.ts';

/** Who changes a puzzle with this call, and when. */
export async function editedBy(
  context: Context,
  request: FastifyRequest,
): Promise<{ actor: string; now: number }> {
  const { name } = await requireAccount(context, request);
  return { actor: name, now: context.now() };
}
