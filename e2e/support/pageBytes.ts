import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** What a page has loaded, in bytes as they travel, by kind. Code inside of the HTML counts as code, too. */
export interface PageBytes {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  /** Everything, also what is none of the above; code inside of the HTML is in here once. */
  readonly all: number;
  readonly requests: number;
}

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gsu;
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gsu;

/** From the next page on, notes what is loaded; the returned function adds it up whenever it is called. */
export function watchBytes(page: Page): () => Promise<PageBytes> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) finished.push(request);
  });
  return async () => {
    const loaded = await Promise.all(
      finished.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return { kind: request.resourceType(), bytes: responseBodySize };
      }),
    );
    const sumOf = (kind?: string): number =>
      loaded.reduce((sum, each) => (kind === undefined || each.kind === kind ? sum + each.bytes : sum), 0);
    const html = await textOf(finished.find((request) => request.resourceType() === 'document'));
    return {
      html: sumOf('document'),
      js: sumOf('script') + compressedSize(html, inlineScript),
      css: sumOf('stylesheet') + compressedSize(html, inlineStyle),
      fonts: sumOf('font'),
      all: sumOf(),
      requests: loaded.length,
    };
  };
}

async function textOf(request: Request | undefined): Promise<string> {
  return (await (await request?.response())?.text()) ?? '';
}

/** The size of all parts of this kind together, compressed. */
function compressedSize(html: string, part: RegExp): number {
  const code = [...html.matchAll(part)].map(([, text = '']) => text).join('');
  return code === '' ? 0 : brotliCompressSync(code).length;
}
