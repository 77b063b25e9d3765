import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retrySeconds } from './errors.ts';
import { isUnchanged, makeEtag } from './etag.ts';
import { makeNonce, strictPolicy, thirdPartyPolicy } from './securityHeaders.ts';
import type { InlineHashes } from './securityHeaders.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Names and values in turn, as Node writes them fastest. */
type Head = readonly string[];
type Headers = Readonly<Record<string, string>>;

/** What is sent in one encoding, with all headers but the id of the request. */
interface Form {
  readonly head: Head;
  readonly body: Buffer;
}

/** An answer that is the same for everyone: compressed once, so sending it again costs only a lookup. */
export interface FixedAnswer {
  readonly status: number;
  readonly etag: string | undefined;
  /** What a 304 has instead. */
  readonly unchangedHead: Head;
  readonly forms: Readonly<Record<Encoding, Form>>;
}

/** A page whose scripts get a new nonce in every answer. */
interface NonceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly template: string;
}

export type FinishedAnswer = FixedAnswer | NonceAnswer;

/** An answer, and whether it may be out of date because the database is down. */
export interface FoundAnswer {
  readonly answer: FinishedAnswer;
  readonly isOld: boolean;
}

// No text in a page can contain this mark, because there `<` is always escaped.
const nonceMark = '<!--nonce-->';

/** The attribute of our script tags until the nonce is known, or none is needed. */
export const nonceAttribute = ` nonce="${nonceMark}"`;

const htmlType = 'text/html; charset=utf-8';
const staleMark = 'site; hit; detail=stale';

/** True for an answer that is marked as possibly out of date. */
export function isStale(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['cache-status'] === staleMark;
}

const known = new Map<string, Encoding>();
const mostKnown = 100;

/** The best encoding that a browser accepts. Browsers use few headers, so what they mean is remembered. */
function chooseEncoding(accepted = ''): Encoding {
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = readAccepted(accepted);
    if (known.size >= mostKnown) known.clear();
    known.set(accepted, encoding);
  }
  return encoding;
}

function readAccepted(accepted: string): Encoding {
  const offers = (name: string) =>
    accepted
      .split(',')
      .some((part) => part.trim().split(';')[0] === name && !/q=0(?:\.0*)?$/u.test(part.trim()));
  if (offers('br')) return 'br';
  return offers('gzip') ? 'gzip' : 'identity';
}

/** Compresses off the main thread; the largest page takes 2 to 3 ms. */
async function compressText(text: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return promisify(gzip)(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return promisify(brotliCompress)(plain, { params });
}

function formOf(body: Buffer, headers: Headers): Form {
  return { head: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body };
}

/** A text in every encoding; one that compressing makes no smaller is sent as it is. */
async function formsOf(text: string, headers: Headers): Promise<FixedAnswer['forms']> {
  const plain = formOf(Buffer.from(text), headers);
  const packed = async (encoding: Encoding): Promise<Form> => {
    const body = await compressText(text, encoding);
    return body.length < plain.body.length
      ? formOf(body, { ...headers, 'content-encoding': encoding })
      : plain;
  };
  const [br, gz] = await Promise.all([packed('br'), packed('gzip')]);
  return { br, gzip: gz, identity: plain };
}

/** The headers that every answer has, and those of this one. */
export interface AnswerHeaders {
  readonly common: Headers;
  readonly type: string;
  readonly cacheControl: string;
}

/** Prepares a text, such as the JSON of a call, to be sent many times. */
export async function finishText(
  text: string,
  { common, type, cacheControl }: AnswerHeaders,
  status = 200,
): Promise<FinishedAnswer> {
  const etag = makeEtag(text);
  const headers = { ...common, vary: 'Accept-Encoding', etag, 'cache-control': cacheControl };
  return {
    status,
    etag,
    unchangedHead: Object.entries(headers).flat(),
    forms: await formsOf(text, { ...headers, 'content-type': type }),
  };
}

/** Prepares what is compressed in itself, such as a picture, to be sent many times. */
export function finishBytes(body: Buffer, { common, type, cacheControl }: AnswerHeaders): FinishedAnswer {
  const etag = makeEtag(body);
  const headers = { ...common, etag, 'cache-control': cacheControl };
  const form = formOf(body, { ...headers, 'content-type': type });
  return {
    status: 200,
    etag,
    unchangedHead: Object.entries(headers).flat(),
    forms: { br: form, gzip: form, identity: form },
  };
}

/** A page as it was rendered. */
export interface RenderedHtml {
  readonly status: number;
  readonly html: string;
  /** Of what stands in the page itself and its policy has to allow. */
  readonly hashes?: InlineHashes;
}

/** Prepares a rendered page to be sent many times. */
export async function finishPage(
  { status, html, hashes }: RenderedHtml,
  { headers, needsNonce }: { readonly headers: Headers; readonly needsNonce: boolean },
): Promise<FinishedAnswer> {
  if (needsNonce) return { status, headers, template: html };
  const common = hashes ? { ...headers, 'content-security-policy': strictPolicy(hashes) } : headers;
  const cacheControl = 'public, max-age=0, must-revalidate';
  return finishText(html.replaceAll(nonceAttribute, ''), { common, type: htmlType, cacheControl }, status);
}

/** How much memory an answer takes, in bytes. */
export function sizeOf(answer: FinishedAnswer): number {
  if ('template' in answer) return 2 * answer.template.length;
  const bodies = new Set(Object.values(answer.forms).map(({ body }) => body));
  return [...bodies].reduce((sum, body) => sum + body.length, 0);
}

/** Sends an answer from a route, past the hooks that work on answers: this one is complete. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundAnswer,
  own?: Headers,
): Promise<FastifyReply> {
  const { answer, isOld } = found;
  const isFixed = !('template' in answer);
  const fixed = isFixed
    ? answer
    : await underNonce(answer, chooseEncoding(request.headers['accept-encoding']));
  reply.hijack();
  writeAnswer(request.raw, reply.raw, request.id, { answer: fixed, isOld }, own);
  return reply;
}

/**
 * Writes an answer; one that may be out of date is marked in the words of RFC 9211, and nobody keeps it. Some requests
 * need a header of their own.
 */
export function writeAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  id: string,
  { answer, isOld }: { readonly answer: FixedAnswer; readonly isOld: boolean },
  own?: Headers,
): void {
  const { status, etag, unchangedHead, forms } = answer;
  const isUnkept = isOld || status >= 500;
  const isHere = status === 200 && !isUnkept && isUnchanged(headers['if-none-match'], etag);
  const { head, body } = isHere
    ? { head: unchangedHead, body: undefined }
    : forms[chooseEncoding(headers['accept-encoding'])];
  const changed =
    isUnkept || own !== undefined
      ? withChanges(head, { ...(isUnkept && unkept(status, isOld)), ...own })
      : head;
  response.writeHead(isHere ? 304 : status, changed.concat('x-request-id', id));
  response.end(method === 'HEAD' ? undefined : body);
}

/** What keeps a browser from showing an old answer or a failure again to a visitor who comes back. */
function unkept(status: number, isOld: boolean): Record<string, string> {
  return {
    etag: '',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': retrySeconds }),
    ...(isOld && { 'cache-status': staleMark }),
  };
}

/** Other headers; an empty value removes one. */
function withChanges(head: Head, changes: Headers): string[] {
  const all = new Map<string, string>();
  for (let i = 0; i < head.length; i += 2) all.set(head[i] ?? '', head[i + 1] ?? '');
  for (const [name, value] of Object.entries(changes)) all.set(name, value);
  return [...all].filter(([, value]) => value !== '').flat();
}

/** A page with a new nonce. It has no tag, since a 304 would pair the body of an earlier answer with this nonce. */
async function underNonce(
  { status, headers, template }: NonceAnswer,
  encoding: Encoding,
): Promise<FixedAnswer> {
  const nonce = makeNonce();
  const body = await compressText(template.replaceAll(nonceMark, nonce), encoding);
  const all = {
    ...headers,
    vary: 'Accept-Encoding',
    'cache-control': 'private, no-cache',
    'content-type': htmlType,
    'content-security-policy': thirdPartyPolicy(nonce),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const form = { head: Object.entries(all).flat(), body };
  return { status, etag: undefined, unchangedHead: [], forms: { br: form, gzip: form, identity: form } };
}
