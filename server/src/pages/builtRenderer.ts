import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageEntry } from '@monster/contract';
import { rootDir } from '../paths.ts';
import { assetTags } from './assetTags.ts';
import type { BuiltFiles } from './assetTags.ts';
import type { PageRenderer } from './pageRoutes.ts';

const clientDir = path.join(rootDir, 'dist/client');
const notFoundPage = 'src/pages/notFound/NotFoundPage.tsx';

function cacheControlOf(file: string): string {
  if (file.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // The worker decides when the site is updated in a browser, so nobody may cache an old one.
  return file.startsWith('sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Renders with the output of `npm run build`. */
export async function createBuiltRenderer(): Promise<PageRenderer> {
  const read = (file: string): string => readFileSync(path.join(clientDir, file), 'utf8');
  const built = { manifest: JSON.parse(read('.vite/manifest.json')) as BuiltFiles['manifest'], read };
  const entry = (await import(pathToFileURL(path.join(rootDir, 'dist/ssr/server.js')).href)) as PageEntry;
  return {
    isDev: false,
    keyOf: entry.pageKey,
    listedPages: async () => entry.listedPages(),
    render: async (request) => {
      const page = await entry.renderPage(request);
      const { tags, ...hashes } = assetTags(built, page);
      return {
        status: page.status,
        isForAnyAddress: page.module === notFoundPage,
        html: page.html.replace('<!--assets-->', () => tags),
        hashes,
      };
    },
    drawPreview: async (request) => entry.drawPreview(request),
    registerAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: clientDir,
        wildcard: false,
        globIgnore: ['.vite/**'],
        index: false,
        dotfiles: 'ignore',
        preCompressed: true,
        setHeaders: (reply, file) => {
          reply.header('cache-control', cacheControlOf(path.relative(clientDir, file)));
        },
      });
    },
  };
}
