import { ApiError, fetchAnswer } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { saveFile } from '../lib/late/saveFile.ts';
import { showToast } from '../ui/toasts.ts';
import { adminSession, endSessionIfUnauthorized } from './adminSession.ts';

/** The name that the server gives a file; '' if it gives none. */
export function fileNameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/u.exec(disposition ?? '')?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

/**
 * Downloads a file and saves it; returns false if the browser does not take it. Throws if the server refuses, which ends
 * a session that it no longer knows, or does not answer.
 */
export async function saveDownload(request: ApiRequest<unknown>, nameIfNone = ''): Promise<boolean> {
  const session = adminSession.get();
  const answer = await fetchAnswer(request);
  if (!answer.ok) throw endSessionIfUnauthorized(new ApiError(answer.status, await answer.text()), session);
  const name = fileNameIn(answer.headers.get('content-disposition')) || nameIfNone;
  return saveFile(name, await answer.blob());
}

/**
 * Downloads a file. Unlike a plain link, it never saves an error message as the file: after the session has ended, the
 * login form shows, and any other failure gets a toast.
 */
export async function downloadAsAdmin(request: ApiRequest<unknown>): Promise<void> {
  let description: string | undefined;
  try {
    if (await saveDownload(request)) return;
    description = 'Your browser did not take the file.';
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return;
    description =
      error instanceof ApiError ? error.reason : 'The server could not be reached. Please try again.';
  }
  showToast({ title: 'Failed to download puzzle', description, variant: 'destructive' });
}
