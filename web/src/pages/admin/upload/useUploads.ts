import type { FilePreview } from '@monster/contract';
import { useState, useSyncExternalStore } from 'react';
import { noteRefusal, sendAsAdmin } from '../../../admin/adminSession.ts';
import { isUploadReply, previewPuzzles, uploadPuzzle, uploadPuzzles } from '../../../api/desk/adminCalls.ts';
import { ApiError, fetchAnswer } from '../../../api/client.ts';
import { parseJson } from '../../../lib/check.ts';
import { showToast } from '../../../ui/toasts.ts';
import type { ToastMessage } from '../../../ui/toasts.ts';
import { createUploads } from './uploads.ts';
import type { SendAnswer, SendResult } from './uploads.ts';

/** What an upload of the files would store; nothing is stored. */
async function previewFiles(files: readonly File[]): Promise<readonly FilePreview[]> {
  return (await sendAsAdmin(previewPuzzles(files))).files;
}

/** HTTP/2 has no status text; the server's own words take its place. */
function failureOf({ status, statusText }: Response, body: string): string {
  return `Upload failed: ${statusText === '' ? (new ApiError(status, body).reason ?? status) : statusText}`;
}

/** Stores files, one alone or many in one request; throws where the answer says nothing about the files. */
export async function sendFiles(files: readonly File[]): Promise<SendAnswer> {
  const [first] = files;
  const request = files.length === 1 && first !== undefined ? uploadPuzzle(first) : uploadPuzzles(files);
  const response = await fetchAnswer(request);
  const body = await response.text();
  if (response.status === 401) throw noteRefusal(new ApiError(response.status, body));
  const failure = response.ok ? null : failureOf(response, body);
  const reply = parseJson(body);
  // A refusal can have the shape of success: it says what is wrong with each file.
  if (!isUploadReply(reply)) throw new Error(failure ?? 'Unknown error occurred');
  const { puzzles, errors } = reply;
  return { reply: { puzzles, errors }, failure };
}

/** What is said of an upload, given how many files were in the queue. */
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
      description: 'No file is ready yet. See below what is wrong with each.',
    };
  if (stored < sent && failure !== null) return { variant, title: 'Upload Failed', description: failure };
  if (stored === 0) return { variant, title: 'Upload Failed', description: 'Unknown error occurred' };
  return {
    title: 'Upload Successful',
    description:
      fileCount === 1 ? 'Puzzle was successfully uploaded' : `Processed ${stored} puzzles successfully`,
  };
}

/** The uploads of this visit to the admin page. */
export function useUploads() {
  const [uploads] = useState(() => createUploads({ preview: previewFiles, send: sendFiles }));
  const { items } = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const fileCount = uploads.current().items.filter(({ step }) => step !== 'stored').length;
    showToast(uploadToast(fileCount, await uploads.send()));
    setIsSending(false);
  };
  return { ...uploads, items, isSending, send };
}
