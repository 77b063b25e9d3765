import type { Metadata } from '@monster/engine';
import type { FilePreview } from '@monster/contract';
import { formatUploadName, MAX_FILE_BYTES } from '@monster/engine';
import type { FileToSend, UploadReply } from '../../../api/desk/adminCalls.ts';
import { createObservable } from '../../../lib/observable.ts';
import { describeTrouble } from './describeTrouble.ts';
import { emptyQueue, groupsOf, reduceQueue } from './uploadQueue.ts';
import type { Queue, QueueAction, QueueItem } from './uploadQueue.ts';

/** Small, so that progress shows file by file and no request is large. */
const batchSize = 10;

/** Keeps the queue outside of React, since work on it continues between renders. */
interface QueueStore {
  readonly current: () => Queue;
  readonly dispatch: (action: QueueAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createQueueStore(): QueueStore {
  const queue = createObservable(emptyQueue);
  return {
    current: queue.get,
    dispatch: (action) => queue.set(reduceQueue(queue.get(), action)),
    subscribe: queue.subscribe,
  };
}

/**
 * Handles the selected files batch by batch until none are left, and returns the message of the first failure. A failed
 * batch marks its files and does not stop the others. `handle` must change its files so that they are no longer selected.
 */
async function runBatches(
  { current, dispatch }: QueueStore,
  isSelected: (item: QueueItem) => boolean,
  handle: (batch: readonly QueueItem[]) => Promise<string | null>,
): Promise<string | null> {
  const nextBatch = () => current().items.filter(isSelected).slice(0, batchSize);
  let firstFailure: string | null = null;
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    try {
      const failure = await handle(batch);
      firstFailure ??= failure;
    } catch (error) {
      const trouble = describeTrouble(error);
      firstFailure ??= trouble;
      dispatch({ type: 'failed', keys: batch.map(({ key }) => key), trouble });
    }
  }
  return firstFailure;
}

/** Checks files without storing them; returns the previews in the order of the files. */
type Preview = (files: readonly FileToSend[]) => Promise<readonly FilePreview[]>;

function failedPreview(file: string, message: string): FilePreview {
  const empty = { metadata: {}, cells: [], acrossClues: [], downClues: [], warnings: [] };
  return { ...empty, file, format: null, problems: [{ message }], csv: null, replaces: null, replacing: [] };
}

/**
 * Returns a copy of the file in memory, or an error message. The copy ensures that the file sent later is the one that was
 * checked, even if it has changed on disk.
 */
async function readIntoMemory(file: File): Promise<File | string> {
  if (file.size > MAX_FILE_BYTES) return `The file is larger than ${MAX_FILE_BYTES / 1024} KiB.`;
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return 'The file could not be read.';
  }
}

const csvFile = (csv: string, metadata: Metadata): File =>
  new File([csv], formatUploadName(metadata), { type: 'text/csv' });

/** An imported file is uploaded as the CSV that the check made of it, with the metadata that the check found. */
function asChecked(
  { file, metadata }: Pick<QueueItem, 'file' | 'metadata'>,
  preview: FilePreview,
): Pick<QueueItem, 'file' | 'metadata'> {
  const { format, csv, problems } = preview;
  if (format === 'csv' || csv === null || problems.length > 0) return { file, metadata };
  // A preview without problems has complete metadata.
  const complete = preview.metadata as Metadata;
  return { file: csvFile(csv, complete), metadata: complete };
}

const detailsOf = ({ metadata }: Pick<QueueItem, 'metadata'>) => (metadata === null ? {} : { metadata });

/** A file as it is sent, with the admin's agreement to exactly what the check has shown. */
function toSend({ file, metadata, preview, isAgreed }: QueueItem): FileToSend {
  const replacing = isAgreed ? (preview?.replacing ?? []) : [];
  const replaces = replacing.map(({ id, version }) => ({ id, version }));
  return { file, details: { ...detailsOf({ metadata }), replaces } };
}

/** Has the server check the files of a batch. */
async function checkBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  preview: Preview,
  batch: readonly QueueItem[],
): Promise<null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'checking' });
  const readable: Pick<QueueItem, 'key' | 'file' | 'metadata'>[] = [];
  for (const { key, file, metadata } of batch) {
    const copy = await readIntoMemory(file);
    if (copy instanceof File) readable.push({ key, file: copy, metadata });
    else dispatch({ type: 'checked', key, file, metadata, preview: failedPreview(file.name, copy) });
  }
  const files = readable.map((item) => ({ file: item.file, details: detailsOf(item) }));
  const previews = files.length === 0 ? [] : await preview(files);
  for (const [index, item] of readable.entries()) {
    const found = previews[index] ?? failedPreview(item.file.name, 'The server did not report on this file.');
    dispatch({ type: 'checked', key: item.key, ...asChecked(item, found), preview: found });
  }
  return null;
}

/** The server's answer about each file; `failure` is set if the request did not succeed. */
export interface SendAnswer {
  readonly reply: UploadReply;
  readonly failure: string | null;
}

type Send = (files: readonly FileToSend[]) => Promise<SendAnswer>;

/** Uploads a batch and records the result of each file, which the answer names by its place in the batch. */
async function sendBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  send: Send,
  batch: readonly QueueItem[],
): Promise<string | null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'sending' });
  const { reply, failure } = await send(batch.map(toSend));
  for (const [place, { key }] of batch.entries()) {
    const refusal = reply.errors.find(({ index }) => index === place);
    const puzzle = reply.puzzles.find(({ index }) => index === place);
    if (refusal !== undefined) dispatch({ type: 'refused', key, failure: refusal });
    else if (puzzle !== undefined) dispatch({ type: 'stored', key, puzzle });
    else dispatch({ type: 'failed', keys: [key], trouble: 'The server did not report on this file.' });
  }
  return failure;
}

/** The result of sending the files that were ready. */
export interface SendResult {
  readonly sent: number;
  readonly stored: number;
  /** The message of the first call that failed. */
  readonly failure: string | null;
}

const bytesOf = (items: readonly QueueItem[]): number => items.reduce((sum, { file }) => sum + file.size, 0);

/** Starts to count how many of the files are done; returns a function that adds a batch. */
function countProgress(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  items: readonly QueueItem[],
): (batch: readonly QueueItem[]) => void {
  const total = { files: items.length, bytes: bytesOf(items) };
  let [doneFiles, doneBytes] = [0, 0];
  const report = (): void => dispatch({ type: 'progress', sending: { ...total, doneFiles, doneBytes } });
  report();
  return (batch) => {
    doneFiles += batch.length;
    doneBytes += bytesOf(batch);
    report();
  };
}

/** Uploads the files that are ready. */
async function sendReady(store: QueueStore, send: Send): Promise<SendResult> {
  const { current, dispatch } = store;
  const { ready } = groupsOf(current().items);
  const keys = ready.map(({ key }) => key);
  const unsent = new Set(keys);
  const advance = countProgress(store, ready);
  const failure = await runBatches(
    store,
    ({ key }) => unsent.has(key),
    async (batch) => {
      for (const { key } of batch) unsent.delete(key);
      try {
        return await sendBatch(store, send, batch);
      } finally {
        advance(batch);
      }
    },
  );
  dispatch({ type: 'progress', sending: null });
  const stored = current().items.filter(({ key, step }) => step === 'stored' && keys.includes(key)).length;
  return { sent: keys.length, stored, failure };
}

/** Creates the upload queue with its operations: every file is checked when it is added, and `send` stores those ready. */
export function createUploads(calls: { readonly preview: Preview; readonly send: Send }) {
  const store = createQueueStore();
  const { current, dispatch, subscribe } = store;
  let work: Promise<unknown> = Promise.resolve();

  const check = (): Promise<unknown> => {
    const isWaiting = ({ step, trouble }: QueueItem) => step === 'waiting' && trouble === null;
    work = work.then(() => runBatches(store, isWaiting, (batch) => checkBatch(store, calls.preview, batch)));
    return work;
  };

  return {
    current,
    subscribe,
    send: async (): Promise<SendResult> => {
      await work;
      return sendReady(store, calls.send);
    },
    add: (files: readonly File[]) => {
      dispatch({ type: 'add', files });
      return check();
    },
    /** Adds the missing metadata to a file whose content is valid. */
    correct: ({ key, preview }: QueueItem, metadata: Metadata) => {
      dispatch({ type: 'correct', key, file: csvFile(preview?.csv ?? '', metadata), metadata });
      return check();
    },
    /** Says whether files may replace the puzzles that the check has named. */
    agree: (keys: readonly number[], isAgreed: boolean) => dispatch({ type: 'agree', keys, isAgreed }),
    /** Checks files again. */
    retry: (keys: readonly number[]) => {
      dispatch({ type: 'step', keys, step: 'waiting' });
      return check();
    },
    remove: (keys: readonly number[]) => dispatch({ type: 'remove', keys }),
  };
}

export type Uploads = ReturnType<typeof createUploads>;
