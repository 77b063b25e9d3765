import { pick } from '@monster/engine';
import type { Random } from '@monster/engine';
import { mutateFile } from '../../formats/src/testing/readMutated.ts';
import { sampleFiles } from '../../formats/src/testing/samples.ts';
import { formOf } from '../../server/src/testing/admin.ts';
import { anyAddress } from '../../server/src/testing/siteProcess.ts';
import type { Call } from './calls.ts';
import { mutateValue, sampleValue, strangeValue } from './values.ts';
import type { Facts } from './values.ts';
import { mutateWire } from './wire.ts';

/** Stands for the cookie of an admin session, so that a request is the same in every run. */
export const sessionMark = '{session}';

/** A request, ready to be written to a connection. */
export interface Request {
  readonly call: Call;
  method: string;
  target: string;
  version: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** How the head is written; latin1 allows bytes that are not UTF-8. */
  encoding: 'utf8' | 'latin1';
  /** True while it still is a request for its call, whose answer has a known shape. */
  isAimed: boolean;
  /** True when the server may close the connection without an answer. */
  mayHangUp: boolean;
  /** True when the rest never comes: the connection is then closed on our side, too. */
  isCutShort: boolean;
}

const chanceOf = {
  session: 0.5,
  optional: 0.5,
  strangeParameter: 0.15,
  strangeBody: 0.5,
  brokenFile: 0.5,
  wire: 0.5,
  /** That a call which costs the server much is made when its turn comes. */
  costlyCall: 0.1,
};
/**
 * A password hash, for a logout that of the login after it, or a filled grid each: made as often as the others, they would
 * take most of the time.
 */
const costlyPaths = /\/(?:log(?:in|out)|make|refill)\b/u;
/** Above this, the server may refuse a body before all of it has arrived. */
const smallBody = 4 * 1024;

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Half a surrogate pair cannot be encoded; through bytes, it becomes the replacement character.
  return encodeURIComponent(Buffer.from(text.slice(0, 6_000)).toString());
}

function targetOf({ method, path, parameters }: Call, random: Random, known: Facts): string {
  // Deleting what exists would soon leave nothing to attack.
  const facts = method === 'DELETE' ? { puzzleIds: [] } : known;
  const valueOf = (name: string, schema: object): unknown =>
    random() < chanceOf.strangeParameter ? strangeValue(random) : sampleValue(name, schema, random, facts);
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encode(valueOf(name, {})));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random() < chanceOf.optional)
    .map(({ name, schema }) => `${name}=${encode(valueOf(name, schema))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

function formBody(field: string, random: Random): { body: Buffer; type: string } {
  const files = Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
    const { name, bytes } = pick(sampleFiles, random);
    return { name, content: random() < chanceOf.brokenFile ? mutateFile(bytes, random) : bytes };
  });
  const { payload, headers } = formOf(field, files);
  return { body: payload, type: headers['content-type'] };
}

function bodyOf({ body, route }: Call, random: Random, facts: Facts): { body: Buffer; type?: string } {
  if (route?.fileField !== undefined) return formBody(route.fileField, random);
  if (body === undefined) return { body: Buffer.alloc(0) };
  const sample = sampleValue('', body, random, facts);
  const value = random() < chanceOf.strangeBody ? mutateValue(sample, random) : sample;
  return { body: Buffer.from(JSON.stringify(value)), type: 'application/json' };
}

function pickCall(calls: readonly Call[], random: Random): Call {
  const call = pick(calls, random);
  return costlyPaths.test(call.path) && random() >= chanceOf.costlyCall ? pickCall(calls, random) : call;
}

/** A request for one of the calls, most of them wrong in some way. It follows from the chance alone. */
export function makeRequest(calls: readonly Call[], random: Random, facts: Facts): Request {
  const call = pickCall(calls, random);
  const { body, type } = bodyOf(call, random, facts);
  const target = targetOf(call, random, facts);
  const headers: [string, string][] = [
    ['host', '127.0.0.1'],
    ['connection', 'close'],
  ];
  if (random() < chanceOf.session) headers.push(['cookie', sessionMark]);
  if (type !== undefined) headers.push(['content-type', type], ['content-length', String(body.length)]);
  const request: Request = {
    call,
    method: call.method,
    target,
    version: '1.1',
    headers,
    body,
    encoding: 'utf8',
    // With nothing where an id should be, it is a request for the list.
    isAimed: !/\/(?:$|\?)/u.test(target),
    mayHangUp: body.length > smallBody,
    isCutShort: false,
  };
  if (random() < chanceOf.wire) mutateWire(request, random);
  return request;
}

/** The bytes of a request, from a caller of its own and with the cookie of a session. */
export function bytesOf(request: Request, cookie: string): Buffer {
  const { method, target, version, headers, body, encoding } = request;
  const all = [...headers, ['x-forwarded-for', anyAddress()] as const];
  const lines = all.map(([name, value]) => `${name}: ${value.replace(sessionMark, cookie)}`);
  const head = [`${method} ${target} HTTP/${version}`, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, encoding), body]);
}
