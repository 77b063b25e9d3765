import { ApiError } from '../../../api/client.ts';

/** Says in a sentence why a call failed. */
export function describeTrouble(error: unknown): string {
  // This is what a browser throws when it gets no answer.
  if (error instanceof TypeError)
    return 'The server could not be reached. Please check your connection and try again.';
  if (error instanceof ApiError) {
    if (error.status === 401) return 'Your session has ended. Please log in and try again.';
    return error.reason ?? 'The server had a problem. Please try again in a moment.';
  }
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error occurred';
}
