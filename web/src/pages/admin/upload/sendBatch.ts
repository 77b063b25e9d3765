import type { FileFailure, StoredPuzzle } from '@monster/contract';
import type { QueueStore } from './queueStore.ts';
import type { QueueItem } from './uploadQueue.ts';

/** The server's answer to an upload. */
export interface UploadReply {
  readonly puzzles: readonly StoredPuzzle[];
  readonly errors: readonly FileFailure[];
}

/** An upload that was answered file by file; `failure` is set where the answer was not success. */
export interface SendAnswer {
  readonly reply: UploadReply;
  readonly failure: string | null;
}

export type Send = (files: readonly File[]) => Promise<SendAnswer>;

/** Uploads a batch and tells each file what became of it. Both lists of the answer are in the order of the files. */
export async function sendBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  send: Send,
  batch: readonly QueueItem[],
): Promise<string | null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'sending' });
  const { reply, failure } = await send(batch.map(({ file }) => file));
  const [puzzles, errors] = [[...reply.puzzles], [...reply.errors]];
  for (const { key, file } of batch) {
    const refusal = errors[0]?.file === file.name ? errors.shift() : undefined;
    const puzzle = refusal === undefined ? puzzles.shift() : undefined;
    if (refusal !== undefined) dispatch({ type: 'refused', key, failure: refusal });
    else if (puzzle !== undefined) dispatch({ type: 'stored', key, puzzle });
    else dispatch({ type: 'failed', keys: [key], trouble: 'The server did not tell of this file.' });
  }
  return failure;
}
