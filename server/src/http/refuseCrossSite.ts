import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/**
 * Refuses a write that a page of another site makes. Browsers name the page's origin with every write; who names
 * none is no browser, and has no cookie of ours to abuse.
 */
export async function refuseCrossSite(request: FastifyRequest, siteUrl: string): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isForeignOrigin = origin !== undefined && ![request.host, hostOf(siteUrl)].includes(hostOf(origin));
  const isForeignFetch = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (isForeignOrigin || isForeignFetch) throw new HttpError(403, 'This call came from another site.');
}
