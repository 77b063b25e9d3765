import type { FilePreview } from '@monster/contract';
import { ApiError } from '../../../api.ts';
import { callAdmin, noteRefusal } from '../adminSession.ts';
import type { SendAnswer, UploadReply } from './sendBatch.ts';

function formOf(field: string, files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return form;
}

/** What an upload of the files would store; nothing is stored. */
export async function previewFiles(files: readonly File[]): Promise<readonly FilePreview[]> {
  const body = formOf('puzzleFiles', files);
  const answer = await callAdmin<{ files: FilePreview[] }>('/admin/api/puzzles/preview', {
    method: 'POST',
    body,
  });
  return answer.files;
}

/** HTTP/2 has no status text; the server's own words stand in for it. */
function failureOf({ status, statusText }: Response, body: string): string {
  return `Upload failed: ${statusText === '' ? (new ApiError(status, body).reason ?? status) : statusText}`;
}

function replyOf(body: string): UploadReply | null {
  try {
    const { puzzles, errors } = JSON.parse(body) as Partial<UploadReply>;
    return puzzles === undefined || errors === undefined ? null : { puzzles, errors };
  } catch {
    return null;
  }
}

/** Stores files, one alone or many in one request; throws where the answer says nothing of the files. */
export async function sendFiles(files: readonly File[]): Promise<SendAnswer> {
  const [path, field] =
    files.length === 1
      ? ['/admin/api/puzzles/upload', 'puzzleFile']
      : ['/admin/api/puzzles/bulk-upload', 'puzzleFiles'];
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    body: formOf(field, files),
  });
  const body = await response.text();
  if (response.status === 401) throw noteRefusal(new ApiError(response.status, body));
  const failure = response.ok ? null : failureOf(response, body);
  const reply = replyOf(body);
  if (reply === null) throw new Error(failure ?? 'Unknown error occurred');
  return { reply, failure };
}
