import type { FilePreview } from '@monster/contract';
import { useState, useSyncExternalStore } from 'react';
import { endSessionIfUnauthorized, sendAsAdmin } from '../../../admin/adminSession.ts';
import { noteUnsavedWork } from '../../../admin/unsavedWork.ts';
import { isUploadReply, previewPuzzles, uploadPuzzle, uploadPuzzles } from '../../../api/desk/adminCalls.ts';
import type { FileToSend } from '../../../api/desk/adminCalls.ts';
import { ApiError, fetchAnswer } from '../../../api/client.ts';
import { parseJson } from '../../../lib/check.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { ToastMessage } from '../../../ui/toasts.ts';
import { createUploads } from './uploads.ts';
import type { SendAnswer, SendResult } from './uploads.ts';

/** Returns what an upload of the files would store, without storing anything. */
async function previewFiles(files: readonly FileToSend[]): Promise<readonly FilePreview[]> {
  return (await sendAsAdmin(previewPuzzles(files))).files;
}

/** HTTP/2 has no status text, so the server's message takes its place. */
function failureOf({ status, statusText }: Response, body: string): string {
  if (statusText !== '') return `Upload failed: ${statusText}`;
  return `Upload failed: ${new ApiError(status, body).reason ?? 'The server had a problem. Please try again.'}`;
}

/** Uploads one or more files in one request; throws if the answer does not report on the files. */
export async function sendFiles(files: readonly FileToSend[]): Promise<SendAnswer> {
  const [first] = files;
  const request = files.length === 1 && first !== undefined ? uploadPuzzle(first) : uploadPuzzles(files);
  const response = await fetchAnswer(request);
  const body = await response.text();
  endSessionIfUnauthorized(new ApiError(response.status, body));
  const failure = response.ok ? null : failureOf(response, body);
  const reply = parseJson(body);
  // A refusal can have the same shape as a success: it says what is wrong with each file.
  if (!isUploadReply(reply)) throw new Error(failure ?? 'Unknown error occurred');
  const { puzzles, errors } = reply;
  return { reply: { puzzles, errors }, failure };
}

/** The toast for the result of an upload, given the number of files in the queue. */
export function uploadToast(fileCount: number, { sent, stored, failure }: SendResult): ToastMessage {
  const variant = 'destructive';
  if (fileCount === 0)
    return {
      variant,
      title: 'No Files Selected',
      description: 'Please select at least one CSV file to upload',
    };
  if (sent === 0)
    return {
      variant,
      title: 'Upload Failed',
      description: 'No file is ready yet. See below for what each needs.',
    };
  if (stored < sent && failure !== null) return { variant, title: 'Upload Failed', description: failure };
  if (stored === 0) return { variant, title: 'Upload Failed', description: 'Unknown error occurred' };
  return {
    title: 'Upload Successful',
    description:
      fileCount === 1 ? 'Puzzle was successfully uploaded' : `Processed ${stored} puzzles successfully`,
  };
}

/** The upload queue of this visit to the admin page. */
export function useUploads() {
  const [uploads] = useState(() => createUploads({ preview: previewFiles, send: sendFiles }));
  const { items, sending } = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    noteUnsavedWork('upload', 'An upload is still running.');
    const fileCount = uploads.current().items.filter(({ step }) => step !== 'stored').length;
    showToast(uploadToast(fileCount, await uploads.send()));
    noteUnsavedWork('upload', null);
    setIsSending(false);
  };
  return { ...uploads, items, sending, isSending, send };
}
