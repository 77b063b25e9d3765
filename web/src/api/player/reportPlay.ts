import type { CallInput } from '@monster/contract';
import { defineCall, isSuccess } from '../client.ts';

/** What is reported about a game. */
export type PlayReport = CallInput<'reportPlay'>['body'];

const reportPlay = defineCall<'reportPlay'>('POST /api/puzzles/:id/report', isSuccess);

/**
 * Reports a game, even if the player leaves at once, and says nothing about who plays: no cookie goes along, nor the
 * page's address, which may contain a uid. Returns false when it did not arrive.
 */
export async function sendPlayReport(id: string, report: PlayReport): Promise<boolean> {
  const { method, path, body } = reportPlay({ params: { id }, body: report });
  try {
    const { status } = await fetch(path, {
      method,
      body: body ?? null,
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}
