import type { BulkReply } from '@monster/contract';
import { HttpError } from '../http/errors.ts';

/**
 * Does something with one puzzle after the other. One that is refused does not stop the others; a failure of ours does,
 * but what was done before it is reported, too.
 */
export async function forEachPuzzle(
  ids: readonly string[],
  done: string,
  work: (id: string, index: number) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<BulkReply> {
  const results: BulkReply['results'] = [];
  let hasFailed = false;
  for (const [index, id] of ids.entries()) {
    let message = 'Something went wrong on our side, so this one was left alone.';
    let isDone = false;
    try {
      if (!hasFailed) {
        await work(id, index);
        isDone = true;
        message = done;
      }
    } catch (error) {
      if (error instanceof HttpError) message = error.message;
      else if (index === 0) throw error;
      else {
        hasFailed = true;
        onFailure(error);
      }
    }
    results.push({ id, isDone, message });
  }
  return { done: results.filter(({ isDone }) => isDone).length, results };
}
