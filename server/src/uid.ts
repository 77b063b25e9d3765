import { createHash } from 'node:crypto';

/** Who a player is without an email; the browser computes the same from the address bar. */
export function uidOf(email: string, salt: string): string {
  return createHash('sha256')
    .update(salt + email.trim().toLowerCase())
    .digest('hex');
}
