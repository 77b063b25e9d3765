import type { ServerResponse } from 'node:http';
import { startFront } from '../support/front.ts';
import type { Front } from '../support/front.ts';

/** A site that can be released anew while people are on it. */
export interface ReleasedSite extends Front {
  /** From now on every hashed file has another name, and the old names are gone. */
  readonly release: () => void;
}

const mark = 'second-';
const isText = /html|javascript|css/;

/** Stands before a server and shows it as its first release, then as its second. */
export async function startReleases(upstream: string): Promise<ReleasedSite> {
  const worker = await (await fetch(`${upstream}/sw.js`)).text();
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))].map((file) => file.slice('/assets/'.length));
  let isSecond = false;
  const rename = (text: string): string =>
    files
      .reduce((renamed, file) => renamed.replaceAll(file, mark + file), text)
      .replace(/site-[0-9a-f]{12}/, 'site-second')
      .replace('<html lang="en">', '<html lang="en" data-release="second">');

  const pass = async (address: string, response: ServerResponse): Promise<void> => {
    const isGone = isSecond && address.startsWith('/assets/') && !address.includes(mark);
    const answer = await fetch(upstream + (isGone ? '/no-such-file' : address.replace(mark, '')));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const shown = isSecond && isText.test(type) ? rename(body.toString()) : body;
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(shown);
  };
  return { ...(await startFront(pass)), release: () => (isSecond = true) };
}
