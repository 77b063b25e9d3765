import { createCipheriv, createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isStale } from '../http/finishedAnswer.ts';

/** An answer that the site will give, as a browser keeps it. */
interface AheadAnswer {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What belongs to one request or one transfer, and not to the answer. */
const passingHeaders = new Set(['connection', 'content-length', 'date', 'etag', 'vary', 'x-request-id']);

/** The address of today's puzzle, without which nothing is worth sending. */
const todayCall = '/api/puzzles/today';

/** What the pages of a day are made of, besides today's puzzle. */
const addressesFor = (puzzleId: string): string[] => {
  const id = encodeURIComponent(puzzleId);
  return [
    '/',
    '/todaycrossword?puzzle=today',
    `/todaycrossword?puzzle=${id}`,
    `/api/puzzles/${id}`,
    '/api/puzzles',
    '/api/puzzles/recent',
    '/api/puzzles?featured=true',
  ];
};

/** Asks a site; undefined if it does not give the answer that it should. */
async function ask(site: FastifyInstance, address: string): Promise<AheadAnswer | undefined> {
  const { statusCode, headers, body } = await site.inject(address);
  if (statusCode !== 200 || isStale(headers)) return undefined;
  const kept = Object.entries(headers).filter(([name]) => !passingHeaders.has(name));
  return { address, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body };
}

/** The answers of the day that a site is in; undefined if one of them is missing. */
async function answersOf(site: FastifyInstance): Promise<AheadAnswer[] | undefined> {
  const today = await ask(site, todayCall);
  if (today === undefined) return undefined;
  const { id } = JSON.parse(today.body) as { readonly id: string };
  const answers = [today];
  for (const address of addressesFor(id)) {
    const answer = await ask(site, address);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return answers;
}

/**
 * Seals a text with AES-GCM. The key comes first: the seal keeps a puzzle from being read by accident and by crawlers,
 * not from those who break it on purpose. The key is made from the text, so the same text has the same envelope on every
 * instance; and since it seals no other text, it needs no other start than zeros.
 */
function seal(text: Buffer): Buffer {
  const key = createHash('sha256').update('ahead').update(text).digest();
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12));
  return Buffer.concat([key, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** The sealed answers of the day that a site is in; undefined if one of them is missing. */
export async function aheadEnvelope(site: FastifyInstance): Promise<Buffer | undefined> {
  const answers = await answersOf(site);
  return answers && seal(await promisify(gzip)(JSON.stringify(answers)));
}
