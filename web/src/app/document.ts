import type { Head } from '../site/PageHead.tsx';
import { previewHeight, previewWidth } from '../previews/PreviewParts.tsx';
import type { PageData } from '../site/pageData.ts';
import type { Site } from '../site/site.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}

/** The picture that others show beside a link to the page, and what it shows, for those who do not see it. */
function imageTagsOf({ puzzle }: Head, { siteName, siteUrl }: Site): string[] {
  const [path, alt] =
    puzzle === undefined
      ? ['/og.png', `The mascot of ${siteName}, a green monster whose teeth are the cells of a crossword`]
      : [
          `/previews/${encodeURIComponent(puzzle.id)}.png`,
          `The empty ${puzzle.size}×${puzzle.size} grid of ${puzzle.title}, and the shadow of the monster that hatches from it`,
        ];
  return [
    `<meta property="og:image" content="${escape(siteUrl + path)}">`,
    `<meta property="og:image:width" content="${previewWidth}">`,
    `<meta property="og:image:height" content="${previewHeight}">`,
    `<meta property="og:image:alt" content="${escape(alt)}">`,
  ];
}

function tagsOf(head: Head, { url, site }: PageData): string {
  const pageUrl = escape(`${site.siteUrl}${url}`);
  const title = escape(head.title);
  const description = escape(head.description);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    head.isIndexed ? `<link rel="canonical" href="${pageUrl}">` : '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1b1626" media="(prefers-color-scheme: dark)">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(site.siteName)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    // Others would share this address in place of the one that they were given.
    ...(head.isIndexed ? [`<meta property="og:url" content="${pageUrl}">`] : []),
    ...imageTagsOf(head, site),
    '<meta name="twitter:card" content="summary_large_image">',
    // The first paint waits for the end of the HTML: half a page would shift when the rest arrives.
    '<link rel="expect" href="#page-data" blocking="render">',
  ].join('');
}

/** Renders the complete HTML of a page. */
export function renderDocument(head: Head, body: string, data: PageData): string {
  // `<` is escaped so that no text in a puzzle can end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head>${tagsOf(head, data)}<!--assets--></head><body><div id="root">${body}</div><script type="application/json" id="page-data">${json}</script></body></html>`;
}
