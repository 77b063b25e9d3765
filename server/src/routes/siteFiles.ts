import type { FastifyInstance } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { listPublished } from '../db/puzzles.ts';

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

function webManifest(siteName: string) {
  return {
    name: siteName,
    short_name: siteName.length > 12 ? 'Crossword' : siteName,
    description: 'Free crosswords from quick daily teasers to challenging brain-busters.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#4b2e83',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
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

/** The files that crawlers, browsers and ad networks request by name. */
export function siteFileRoutes(
  app: FastifyInstance,
  context: Context,
  listPages: () => Promise<readonly string[]>,
): void {
  const { ADS_TXT, SITE_NAME, SITE_URL } = context.config;
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /database-status',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(context)),
  );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(SITE_NAME))),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const puzzles = await listPublished(context.db.queries, utcToday(context));
    const pages = [
      ...(await listPages()).map((path) => ({ path })),
      ...puzzles.map(({ id, datePublished }) => ({ path: `/puzzles/${id}`, changed: datePublished })),
    ];
    return reply.type('application/xml; charset=utf-8').send(sitemap(SITE_URL, pages));
  });
  if (ADS_TXT !== undefined)
    app.get('/ads.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(`${ADS_TXT}\n`),
    );
}
