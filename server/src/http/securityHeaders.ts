import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

const common = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** The hashes of scripts and styles that stand in a page itself. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Allows nothing but our own files and, on a page, what stands in it: for all but pages that may show third parties. */
export function strictPolicy(hashes?: InlineHashes): string {
  const inline =
    hashes === undefined
      ? []
      : [
          ['script-src', "'self'", ...hashes.scriptHashes].join(' '),
          ['style-src', "'self'", ...hashes.styleHashes].join(' '),
        ];
  return ["default-src 'self'", "img-src 'self' data:", ...inline, ...common].join('; ');
}

/**
 * The policy that Google documents for its Publisher Tag: our own scripts carry the nonce and may add others. What
 * follows `strict-dynamic` matters only in browsers too old to know it.
 */
export function thirdPartyPolicy(nonce: string): string {
  const scripts = `script-src 'nonce-${nonce}' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:`;
  return [scripts, ...common].join('; ');
}

/** A value that nobody can guess, for one answer. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
};

const hstsSeconds = 365 * 24 * 60 * 60;

/** The headers of every answer; HSTS only if the site is served over https. */
export function securityHeaders(
  config: Pick<Config, 'SITE_URL' | 'HSTS_SUBDOMAINS'>,
  isDev: boolean,
): Record<string, string> {
  const subdomains = config.HSTS_SUBDOMAINS ? '; includeSubDomains' : '';
  return {
    ...headers,
    // The development server injects inline scripts for hot reload.
    ...(!isDev && { 'content-security-policy': strictPolicy() }),
    ...(config.SITE_URL.startsWith('https:') && {
      'strict-transport-security': `max-age=${hstsSeconds}${subdomains}`,
    }),
  };
}
