import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server on this machine; `stop` also ends requests that are still open. */
export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A site whose pages arrive as if over a slow connection. */
export interface SiteInPieces extends Front {
  /** Sends the next piece of the page that is loading; false when it was the last. */
  readonly sendNext: () => boolean;
}

/** A site that can be updated while people are using it. */
export interface ReleasedSite extends Front {
  /** From now on every hashed file has another name, and the old names are gone. */
  readonly release: () => void;
}

/** A site that can break down. */
export interface BreakableSite extends Front {
  /** From now on every page is answered with 503. */
  readonly breakDown: () => void;
  readonly failures: () => number;
}

/** Listens on a free port and lets `answer` handle every request. */
export async function startFront(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Front> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes everything on from a server, but cuts the body of each page into `count` pieces and sends only the first. */
export async function startPieces(upstream: string, count: number): Promise<SiteInPieces> {
  let pending: string[] = [];
  let page: ServerResponse | undefined;
  const sendNext = (): boolean => {
    page?.write(pending.shift() ?? '');
    if (pending.length > 0) return true;
    page?.end();
    return false;
  };
  const front = await startFront(async ({ url = '/' }, response) => {
    const { status, type, body } = await load(upstream + url);
    response.writeHead(status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(body);
    const html = body.toString();
    const start = html.indexOf('<body');
    const length = Math.ceil((html.length - start) / count);
    response.write(html.slice(0, start));
    pending = Array.from({ length: count }, (_, i) => html.slice(start + i * length).slice(0, length));
    page = response;
    sendNext();
    return undefined;
  });
  return { ...front, sendNext };
}

/** Passes everything on from a server until it breaks down. */
export async function startBreakable(upstream: string): Promise<BreakableSite> {
  let isBroken = false;
  let failures = 0;
  const front = await startFront(async ({ url = '/' }, response) => {
    const { status, type, body } = await load(upstream + url);
    const isFailure = isBroken && type.startsWith('text/html');
    if (isFailure) failures += 1;
    response.writeHead(isFailure ? 503 : status, { 'content-type': type }).end(isFailure ? 'Busy' : body);
  });
  return { ...front, breakDown: () => (isBroken = true), failures: () => failures };
}

const mark = 'second-';
const isText = /html|javascript|css/;

/** Passes everything on from a server as its first release and, after `release`, as its second. */
export async function startReleases(upstream: string): Promise<ReleasedSite> {
  const worker = (await load(`${upstream}/sw.js`)).body.toString();
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))].map((file) => file.slice('/assets/'.length));
  let isSecond = false;
  const rename = (text: string): string =>
    files
      .reduce((renamed, file) => renamed.replaceAll(file, mark + file), text)
      .replace(/site-[0-9a-f]{12}/, 'site-second')
      .replace('<html lang="en">', '<html lang="en" data-release="second">');

  const front = await startFront(async ({ url = '/' }, response) => {
    const isGone = isSecond && url.startsWith('/assets/') && !url.includes(mark);
    const { status, type, body } = await load(upstream + (isGone ? '/no-such-file' : url.replace(mark, '')));
    const shown = isSecond && isText.test(type) ? rename(body.toString()) : body;
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(shown);
  });
  return { ...front, release: () => (isSecond = true) };
}

async function load(address: string): Promise<{ status: number; type: string; body: Buffer }> {
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
}
