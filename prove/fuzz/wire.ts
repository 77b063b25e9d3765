import { pick } from '@monster/engine';
import type { Random } from '@monster/engine';
import type { Request } from './request.ts';

const below = (random: Random, end: number): number => Math.floor(random() * end);

const methods = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'POST',
  'GET',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'FOO',
  'get',
];

const contentTypes = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'APPLICATION/JSON',
  '\u0001',
];

const strangeHeaders: readonly (readonly [string, string])[] = [
  ['host', 'other.example'],
  ['host', '['],
  ['cookie', 'admin_session=; leaderboard_owner=%00; a'],
  ['cookie', `leaderboard_owner=${'x'.repeat(5_000)}`],
  ['cookie', '{session}'],
  ['accept-encoding', 'br;q=x, gzip, *;q=0, identity;q=0'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=5-1,-,9999999999999999999-'],
  ['origin', 'null'],
  ['origin', 'http://['],
  ['sec-fetch-site', 'cross-site'],
  ['x-forwarded-for', 'unknown, ::ffff:1.2.3.4, \u0000'],
  ['x-forwarded-host', '[::1'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['content-encoding', 'br'],
  ['expect', '100-continue'],
  ['expect', 'a miracle'],
  ['upgrade', 'h2c'],
  ['te', 'trailers'],
  ['accept', '\u00FF'],
  ['x-long', 'x'.repeat(20_000)],
];

const targets: readonly ((target: string) => string)[] = [
  (target) => `/${target}`,
  (target) => `${target}/`,
  (target) => `${target}/..%2f`,
  (target) => `${target}%00`,
  (target) => `${target}%ff`,
  (target) => `${target}%`,
  (target) => `${target}${target.includes('?') ? '&' : '?'}__proto__[x]=1&id=1&id=2&a[b]=c&=&&`,
  (target) => `${target}?${'a=b&'.repeat(2_000)}`,
  (target) => `${target}#fragment`,
  (target) => `http://other.example${target}`,
  (target) => `http://[${target}`,
  (target) => target.toUpperCase(),
  (target) => `${target};v=1`,
  (target) => `${target}\u00FF\u00FE`,
  (target) => `/${'a/'.repeat(3_000)}${target}`,
  () => '*',
  () => '',
];

function withoutHeader(request: Request, name: string): void {
  request.headers = request.headers.filter(([each]) => each !== name);
}

function setLength(request: Request, length: number | string): void {
  withoutHeader(request, 'content-length');
  request.headers.push(['content-length', String(length)]);
}

/** What comes next is read as another request, or never comes. */
function breakFraming(request: Request): void {
  request.isAimed = false;
  request.mayHangUp = true;
  request.isCutShort = true;
}

const mutations: readonly ((request: Request, random: Random) => void)[] = [
  (request, random) => {
    request.method = pick(methods, random);
    request.isAimed = false;
    request.mayHangUp ||= request.method === 'CONNECT';
  },
  (request, random) => {
    request.target = pick(targets, random)(request.target);
    request.isAimed = false;
    request.encoding = pick(['utf8', 'latin1'], random);
  },
  (request, random) => {
    withoutHeader(request, 'content-type');
    const type = pick(contentTypes, random);
    if (type !== '') request.headers.push(['content-type', type]);
  },
  (request, random) => {
    request.headers.push([...pick(strangeHeaders, random)]);
    request.encoding = pick(['utf8', 'latin1'], random);
    request.isAimed = false;
  },
  (request, random) => {
    const copy = request.headers[below(random, request.headers.length)];
    if (copy !== undefined) request.headers.push([...copy]);
  },
  (request, random) => {
    request.headers.splice(below(random, request.headers.length), 1);
    // Without its length or type, the body is no longer part of the request.
    if (request.body.length > 0) breakFraming(request);
  },
  (request, random) => {
    for (let left = 1 + below(random, 4); left > 0; left -= 1)
      if (request.body.length > 0)
        request.body[below(random, request.body.length)] = pick([0, 0x22, 0x7b, 0x80, 0xc0, 0xff], random);
  },
  (request, random) => {
    request.body = request.body.subarray(0, below(random, request.body.length + 1));
    if (random() < 0.5) setLength(request, request.body.length);
    else breakFraming(request);
  },
  (request, random) => {
    setLength(request, pick(['-1', '1e3', '0', '99999999999999999999', '5, 6', ' '], random));
    breakFraming(request);
  },
  (request, random) => {
    withoutHeader(request, 'content-length');
    request.headers.push([
      'transfer-encoding',
      pick(['chunked', 'gzip, chunked', 'chunked, x', 'CHUNKED'], random),
    ]);
    const size = pick([request.body.length.toString(16), 'zz', '-1', 'ffffffffffffffffff'], random);
    request.body = Buffer.concat([Buffer.from(`${size}\r\n`), request.body, Buffer.from('\r\n0\r\n\r\n')]);
    breakFraming(request);
  },
  (request, random) => {
    request.version = pick(['1.0', '0.9', '2.0', '1.1 ', 'x'], random);
    breakFraming(request);
  },
];

/** Breaks one to three things about how a request is written. */
export function mutateWire(request: Request, random: Random): void {
  for (let left = 1 + below(random, 3); left > 0; left -= 1) pick(mutations, random)(request, random);
}
