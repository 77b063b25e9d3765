import type { FilePreview } from '@monster/contract';
import { formatUploadName } from '@monster/engine';
import type { Facts } from '../facts.ts';
import type { QueueStore } from './queueStore.ts';
import type { QueueItem } from './uploadQueue.ts';

/** What the server reads of a file; a larger one is not worth its way there. */
const maxBytes = 256 * 1024;

/** The dry run of files, each in its place. */
export type Preview = (files: readonly File[]) => Promise<readonly FilePreview[]>;

function unread(file: string, message: string): FilePreview {
  const nothing = { metadata: {}, cells: [], acrossClues: [], downClues: [], warnings: [] };
  return { ...nothing, file, format: null, problems: [{ message }], csv: null, replaces: null };
}

/** The file with its bytes, so that what is sent later is what was checked, whatever happens on the disk meanwhile. */
async function held(file: File): Promise<File | string> {
  if (file.size > maxBytes) return 'The file is larger than 256 KiB.';
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return 'The file could not be read.';
  }
}

/** An import goes up as the CSV that the dry run made of it. */
function toUpload(file: File, { format, csv, metadata, problems }: FilePreview): File {
  if (format === 'csv' || csv === null || problems.length > 0) return file;
  // A preview without problems has every fact.
  return new File([csv], formatUploadName(metadata as Facts), { type: 'text/csv' });
}

/** Has the server try the files of a batch. */
export async function checkBatch(
  { dispatch }: Pick<QueueStore, 'dispatch'>,
  preview: Preview,
  batch: readonly QueueItem[],
): Promise<null> {
  dispatch({ type: 'step', keys: batch.map(({ key }) => key), step: 'checking' });
  const readable: { key: number; file: File }[] = [];
  for (const { key, file } of batch) {
    const copy = await held(file);
    if (copy instanceof File) readable.push({ key, file: copy });
    else dispatch({ type: 'checked', key, file, preview: unread(file.name, copy) });
  }
  const previews = readable.length === 0 ? [] : await preview(readable.map(({ file }) => file));
  for (const [index, { key, file }] of readable.entries()) {
    const found = previews[index] ?? unread(file.name, 'The server did not tell of this file.');
    dispatch({ type: 'checked', key, file: toUpload(file, found), preview: found });
  }
  return null;
}
