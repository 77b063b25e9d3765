import type { ServerResponse } from 'node:http';
import { startFront } from './front.ts';
import type { Front } from './front.ts';

/** A site whose pages come as over a slow line. */
export interface SiteInPieces extends Front {
  /** Sends the next piece of the page that is being loaded; false when it was the last. */
  readonly sendNext: () => boolean;
}

/** Stands before a server, passes everything on, and cuts the bodies of pages into as many pieces, of which the first comes at once. */
export async function startPieces(upstream: string, count: number): Promise<SiteInPieces> {
  let pending: string[] = [];
  let page: ServerResponse | undefined;
  const sendNext = (): boolean => {
    page?.write(pending.shift() ?? '');
    if (pending.length > 0) return true;
    page?.end();
    return false;
  };
  const pass = async (address: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(upstream + address);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return void response.end(body);
    const html = body.toString();
    const start = html.indexOf('<body');
    const length = Math.ceil((html.length - start) / count);
    response.write(html.slice(0, start));
    pending = Array.from({ length: count }, (_, i) => html.slice(start + i * length).slice(0, length));
    page = response;
    sendNext();
    return undefined;
  };
  return { ...(await startFront(pass)), sendNext };
}
