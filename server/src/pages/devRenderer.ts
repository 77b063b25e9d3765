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
    keyOf: async (url) => (await loadEntry()).pageKey(url),
    listedPages: async () => (await loadEntry()).listedPages(),
    render: async (request) => {
      const page = await (await loadEntry()).renderPage(request);
      const html = page.html.replace(
        '<!--assets-->',
        '<script type="module" src="/src/app/entries/early.ts"></script><script type="module" src="/src/app/entries/client.tsx"></script>',
      );
      return { status: page.status, html: await vite.transformIndexHtml(request.url, html) };
    },
    registerAssets: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // Vite serves the source files and passes everything else on.
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
