import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeNonce, thirdPartyPolicy } from '../http/contentSecurityPolicy.ts';
import { isUnchanged, makeEtag } from '../http/etag.ts';
import { chooseEncoding, compressPage } from './compressPage.ts';
import type { Encoding } from './compressPage.ts';
import { withNonce, withoutNonce } from './nonce.ts';

/** A page that is the same in every answer: compressed once, so that each visitor after costs a look-up. */
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

/** Makes a rendered page ready to be sent many times. */
export async function finishPage(status: number, html: string, needsNonce: boolean): Promise<FinishedPage> {
  if (needsNonce) return { status, template: html };
  const plain = withoutNonce(html);
  const [br, gzip, identity] = await Promise.all([
    compressPage(plain, 'br'),
    compressPage(plain, 'gzip'),
    compressPage(plain, 'identity'),
  ]);
  return { status, etag: makeEtag(plain), bodies: { br, gzip, identity } };
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  // What the page loads before it has hidden the email must not name this address, not even to us.
  if (/[?&]email=/u.test(request.url)) reply.header('referrer-policy', 'no-referrer');
  if ('etag' in page) {
    reply.headers({ etag: page.etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag))
      return reply.status(304).send();
  }
  const body = 'etag' in page ? page.bodies[encoding] : await bodyUnderNonce(reply, page, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).type('text/html; charset=utf-8').send(body);
}

/** Without a tag, so that there is never a 304: it would give the body of an earlier answer the nonce of this one. */
async function bodyUnderNonce(reply: FastifyReply, page: NoncePage, encoding: Encoding): Promise<Buffer> {
  const nonce = makeNonce();
  reply.headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': thirdPartyPolicy(nonce),
  });
  return compressPage(withNonce(page.template, nonce), encoding);
}
