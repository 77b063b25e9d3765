import { ApiError } from '../api/client.ts';

/** Why nothing goes on in a room: the player was removed, it is gone, or the page is older than its rules. */
export type Ending = 'removed' | 'closed' | 'outdated';

/** Returns what an answer of the server ends; null if it makes sense to go on. */
export function endingOf(error: unknown): Ending | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 403) return 'removed';
  if (error.status === 404) return 'closed';
  return error.status === 400 && error.field === 'version' ? 'outdated' : null;
}
