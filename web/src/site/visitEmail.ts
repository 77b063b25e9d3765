import { normalizeEmail } from '@monster/contract/limits';
import { readInTab, writeInTab } from '../lib/storage.ts';

const key = 'monster-visit-email';

/** Returns the email that came with the link or was entered later; it is kept for this tab only. */
export function visitEmail(): string | null {
  return readInTab(key);
}

/** Keeps an email for this tab. Returns false where the browser refuses: then it is lost when the page is left. */
export function rememberEmail(email: string): boolean {
  return writeInTab(key, normalizeEmail(email));
}
