import type { BulkReply, PuzzleListItem } from '@monster/contract';
import { MAX_BULK } from '@monster/contract/limits';
import { sendAsAdmin } from '../../../../admin/adminSession.ts';
import { saveDownload } from '../../../../admin/downloadAsAdmin.ts';
import { ApiError } from '../../../../api/client.ts';
import type { ApiRequest } from '../../../../api/client.ts';
import { exportPuzzles } from '../../../../api/desk/bulkCalls.ts';

/** A puzzle that was left as it is, and why. */
export interface Leftover {
  readonly puzzle: PuzzleListItem;
  readonly reason: string;
}

const noAnswer = 'The server did not answer, so nobody knows. Please look at the list.';
const notAsked = 'Not tried, because the server did not answer before.';

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.reason ?? noAnswer) : noAnswer;

/**
 * Does something with puzzles, as many per call as the server takes. Returns those that were left as they are; after a
 * call that fails, the others are not tried.
 */
export async function doWithAll(
  puzzles: readonly PuzzleListItem[],
  requestFor: (part: readonly PuzzleListItem[], at: number) => ApiRequest<BulkReply>,
): Promise<Leftover[]> {
  const leftovers: Leftover[] = [];
  for (let at = 0; at < puzzles.length; at += MAX_BULK) {
    const part = puzzles.slice(at, at + MAX_BULK);
    try {
      const { results } = await sendAsAdmin(requestFor(part, at));
      const reasons = new Map(results.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message]])));
      for (const puzzle of part) {
        const reason = reasons.get(puzzle.id);
        if (reason !== undefined) leftovers.push({ puzzle, reason });
      }
    } catch (error) {
      const reason = reasonOf(error);
      const rest = puzzles.slice(at + MAX_BULK);
      leftovers.push(...part.map((puzzle) => ({ puzzle, reason })));
      leftovers.push(...rest.map((puzzle) => ({ puzzle, reason: notAsked })));
      return leftovers;
    }
  }
  return leftovers;
}

/** The formats that the site can write. */
export const exportFormats = { csv: 'CSV', ipuz: 'ipuz', puz: 'puz (no shading)' } as const;
export type ExportFormat = keyof typeof exportFormats;

/** Downloads puzzles as a zip file; throws an `ApiError` if the server refuses, and another if the download breaks off. */
export async function downloadZip(puzzleIds: readonly string[], format: ExportFormat): Promise<void> {
  const request = exportPuzzles({ body: { puzzleIds: [...puzzleIds], format } });
  if (!(await saveDownload(request, `puzzles-${format}.zip`)))
    throw new Error('the browser did not take the file');
}
