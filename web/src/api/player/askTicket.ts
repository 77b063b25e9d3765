import type { CallAddress, CallInput } from '@monster/contract';

const address: CallAddress<'giveTicket'> = 'POST /api/solves/tickets';

/**
 * Asks for the ticket of a game that starts. Without the rest of the client, since a game asks before it is there; no
 * cookie goes along. Returns null if there is none for this game, and throws if the question did not arrive.
 */
export async function askTicket(start: CallInput<'giveTicket'>['body']): Promise<string | null> {
  const [method = '', path = ''] = address.split(' ');
  const response = await fetch(path, {
    method,
    body: JSON.stringify(start),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
  });
  if (response.status >= 500 || response.status === 429) throw new Error(`${response.status}`);
  const answer: unknown = response.ok ? await response.json() : null;
  const { ticket } = (answer ?? {}) as { readonly ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
}
