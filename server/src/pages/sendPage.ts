import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged, makeEtag } from '../http/etag.ts';
import { suggestRetry } from '../http/errors.ts';
import { markStale } from '../http/lastAnswers.ts';
import { makeNonce, thirdPartyPolicy } from '../http/securityHeaders.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page that is the same in every answer: compressed once, so later visits cost only a lookup. */
interface FixedPage {
  readonly status: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** A page whose scripts get a new nonce in every answer. */
interface NoncePage {
  readonly status: number;
  readonly template: string;
}

export type FinishedPage = FixedPage | NoncePage;

// No text in a page can contain this mark, because there `<` is always escaped.
const nonceMark = '<!--nonce-->';

/** The attribute of our script tags until the nonce is known, or none is needed. */
export const nonceAttribute = ` nonce="${nonceMark}"`;

/** The best encoding that a browser accepts. */
function chooseEncoding(accepted = ''): Encoding {
  const offers = (name: string) =>
    accepted
      .split(',')
      .some((part) => part.trim().split(';')[0] === name && !/q=0(?:\.0*)?$/u.test(part.trim()));
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}

/** Compresses off the main thread; the largest page takes 2 to 3 ms. */
async function compressPage(html: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(html);
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return promisify(gzip)(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return promisify(brotliCompress)(plain, { params });
}

/** Prepares a rendered page to be sent many times. */
export async function finishPage(status: number, html: string, needsNonce: boolean): Promise<FinishedPage> {
  if (needsNonce) return { status, template: html };
  const plain = html.replaceAll(nonceAttribute, '');
  const [br, gz, identity] = await Promise.all([
    compressPage(plain, 'br'),
    compressPage(plain, 'gzip'),
    compressPage(plain, 'identity'),
  ]);
  return { status, etag: makeEtag(plain), bodies: { br, gzip: gz, identity } };
}

/** Sends a page; one that may be out of date is marked, and no browser keeps it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  isOld: boolean,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  // Requests made before the page hides the email must not reveal this address, not even to us.
  if (/[?&]email=/u.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  if ('etag' in page && !isOld) {
    reply.headers({ etag: page.etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag))
      return reply.status(304).send();
  }
  const body = 'etag' in page ? page.bodies[encoding] : await bodyUnderNonce(reply, page, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // Otherwise a browser may show a failure again to a visitor who comes back.
  if (page.status >= 500) reply.header('cache-control', 'no-store');
  if (page.status === 503) suggestRetry(reply);
  if (isOld) markStale(reply);
  return reply.status(page.status).type('text/html; charset=utf-8').send(body);
}

/** Sends no tag, so there is never a 304, which would pair the body of an earlier answer with a new nonce. */
async function bodyUnderNonce(reply: FastifyReply, page: NoncePage, encoding: Encoding): Promise<Buffer> {
  const nonce = makeNonce();
  reply.headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': thirdPartyPolicy(nonce),
  });
  return compressPage(page.template.replaceAll(nonceMark, nonce), encoding);
}
