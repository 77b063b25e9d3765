import path from 'node:path';
import type { PageEntry } from '@monster/contract';
import { rootDir } from '../paths.ts';
import type { PageRenderer } from './pageRoutes.ts';

/** Renders straight from the sources through Vite, with hot reload in the browser. */
export async function createDevRenderer(): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: path.join(rootDir, 'web'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const loadEntry = async () =>
    (await vite.ssrLoadModule('/src/app/entries/server.tsx')) as unknown as PageEntry;
  return {
    isDev: true,
    keyOf: (url) => url,
    listedPages: async () => (await loadEntry()).listedPages(),
    render: async (request) => {
      const entry = await loadEntry();
      const page = await entry.renderPage({ ...request, url: entry.pageKey(request.url) });
      const scripts = ['fonts.ts', 'early.ts', page.isGame ? 'game.ts' : 'client.tsx'].map(
        (file) => `<script type="module" src="/src/app/entries/${file}"></script>`,
      );
      const html = page.html.replace('<!--assets-->', scripts.join(''));
      return { status: page.status, html: await vite.transformIndexHtml(request.url, html) };
    },
    drawPreview: async (request) => (await loadEntry()).drawPreview(request),
    registerAssets: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // Vite serves the source files and passes everything else on.
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
