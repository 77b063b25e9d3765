import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { strictPolicy } from './contentSecurityPolicy.ts';

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
};

/** The headers of every answer. HSTS only where the operator serves https. */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'SITE_URL'>,
  isDev: boolean,
): void {
  const all = {
    ...headers,
    // The development server injects inline scripts for hot reload.
    ...(!isDev && { 'content-security-policy': strictPolicy }),
    ...(config.SITE_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all);
  });
}
