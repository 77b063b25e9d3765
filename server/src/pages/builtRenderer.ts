import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageEntry } from '@monster/contract';
import { rootDir } from '../paths.ts';
import type { PageRenderer } from './pageRoutes.ts';
import { nonceAttribute } from './sendPage.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const clientDir = path.join(rootDir, 'dist/client');
const clientEntry = 'src/app/entries/client.tsx';
const earlyEntry = 'src/app/entries/early.ts';

function collectFiles(
  manifest: Manifest,
  entries: readonly string[],
): { scripts: Set<string>; styles: Set<string>; fonts: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (entry === undefined || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    entry.imports?.forEach(visit);
    for (const file of entry.css ?? []) styles.add(file);
    for (const file of entry.assets ?? []) if (file.endsWith('.woff2')) fonts.add(file);
  };
  entries.forEach(visit);
  return { scripts, styles, fonts };
}

/**
 * The tags of a page: preloaded fonts, the early script, which delays the first paint because it sets the theme, the
 * styles, preloaded scripts, and the script that starts the page.
 */
export function assetTags(manifest: Manifest, pageModule: string): string {
  const { scripts, styles, fonts } = collectFiles(manifest, [clientEntry, pageModule]);
  const start = manifest[clientEntry]?.file ?? '';
  return [
    ...[...fonts].map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    `<script type="module" async blocking="render"${nonceAttribute} src="/${manifest[earlyEntry]?.file ?? ''}"></script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts]
      .filter((file) => file !== start)
      .map((file) => `<link rel="modulepreload"${nonceAttribute} href="/${file}">`),
    `<script type="module"${nonceAttribute} src="/${start}"></script>`,
  ].join('');
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // The worker decides when the site is updated in a browser, so nobody may cache an old one.
  return file.startsWith('sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Renders with the output of `npm run build`. */
export async function createBuiltRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(path.join(rootDir, 'dist/ssr/server.js')).href)) as PageEntry;
  return {
    isDev: false,
    keyOf: async (url) => entry.pageKey(url),
    listedPages: async () => entry.listedPages(),
    render: async (request) => {
      const page = await entry.renderPage(request);
      return {
        status: page.status,
        html: page.html.replace('<!--assets-->', () => assetTags(manifest, page.module)),
      };
    },
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
