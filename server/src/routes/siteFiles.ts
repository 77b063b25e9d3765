import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { listAddresses } from '../db/puzzles.ts';
import type { AnswerKeeper } from '../http/answerKeeper.ts';
import { keptFile } from '../http/keptRoute.ts';

function sitemap(siteUrl: string, pages: readonly { path: string; changed?: string }[]): string {
  const entries = pages.map(({ path, changed }) => {
    const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${siteUrl}${path}</loc>${modified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const shortcutIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

function webManifest(siteName: string) {
  return {
    name: siteName,
    short_name: siteName.length > 12 ? 'Crossword' : siteName,
    description: 'Free crosswords from quick daily teasers to challenging brain-busters.',
    lang: 'en',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // What the shortcuts name opens in the window that is there.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    categories: ['games', 'entertainment'],
    background_color: '#fbf7ef',
    theme_color: '#4b2e83',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      shortcutIcon,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: "Today's crossword", short_name: 'Today', url: '/todaycrossword?puzzle=today' },
      { name: 'Your lair', short_name: 'Lair', url: '/lair' },
    ].map((shortcut) => ({ ...shortcut, icons: [shortcutIcon] })),
  };
}

/** Where to report a hole, as RFC 9116 has it; the date says until when somebody vouches for it. */
function securityTxt({ config: { SITE_URL, SUPPORT_EMAIL }, now }: Context): string {
  const expires = new Date(now() + 180 * 24 * 60 * 60_000).toISOString();
  return [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const plainText = 'text/plain; charset=utf-8';

/** The files that crawlers, browsers and ad networks request by name. */
export function siteFileRoutes(
  app: FastifyInstance,
  context: Context,
  keeper: AnswerKeeper,
  listPages: () => Promise<readonly string[]>,
): void {
  const { ADS_TXT, SITE_NAME, SITE_URL } = context.config;
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /ahead',
    'Disallow: /api/',
    'Disallow: /database-status',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
  keptFile(app, keeper, { url: '/robots.txt', type: plainText, read: () => robots });
  keptFile(app, keeper, {
    url: '/.well-known/security.txt',
    type: plainText,
    read: () => securityTxt(context),
  });
  keptFile(app, keeper, {
    url: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    read: () => JSON.stringify(webManifest(SITE_NAME)),
  });
  keptFile(app, keeper, {
    url: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    read: async () => {
      const puzzles = await listAddresses(context.db.queries, utcToday(context));
      // The page of a month changes when a puzzle comes out: its newest one is the last that stays in the map.
      const months = new Map(puzzles.toReversed().map(({ day }) => [day.slice(0, 7), day]));
      return sitemap(SITE_URL, [
        ...(await listPages()).map((path) => ({ path })),
        ...[...months].map(([month, day]) => ({ path: `/archive/${month}`, changed: day })),
        ...puzzles.map(({ id, day }) => ({ path: `/puzzles/${id}`, changed: day })),
      ]);
    },
  });
  if (ADS_TXT !== undefined)
    keptFile(app, keeper, { url: '/ads.txt', type: plainText, read: () => `${ADS_TXT}\n` });
}
