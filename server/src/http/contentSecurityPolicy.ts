import { randomBytes } from 'node:crypto';

const common = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** Nothing but our own files: the policy of every answer, unless it is a page that may show third parties. */
export const strictPolicy = ["default-src 'self'", "img-src 'self' data:", ...common].join('; ');

/**
 * The policy that Google documents for its Publisher Tag: our own scripts carry the nonce and may add others. What
 * stands after `strict-dynamic` counts only in browsers too old to know it.
 */
export function thirdPartyPolicy(nonce: string): string {
  const scripts = `script-src 'nonce-${nonce}' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:`;
  return [scripts, ...common].join('; ');
}

/** A word that nobody can guess, for one answer. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}
