import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { puzzleFile } from '../e2e/play/board.ts';
import { BareReact } from './bareReact.ts';
import { plainGrid } from './plainGrid.ts';

/** Builds the script of the page with bare React with the same tool and the same React as the site. */
async function buildBareReact(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'bareReactEntry.ts' },
    },
  });
  const chunk = [built].flat().flatMap((each) => ('output' in each ? each.output[0] : []))[0];
  if (chunk === undefined) throw new Error('Vite built nothing');
  return chunk.code;
}

/**
 * Serves the pages that ours is compared with, compressed: a puzzle as plain HTML with a few lines of script (`/plain`),
 * and the same beside a button of React (`/bare-react`).
 */
export async function serveFloorPages(puzzleId: string): Promise<{ url: string; stop: () => void }> {
  // Without an icon of its own, a page would cost one more request.
  const plain = plainGrid(puzzleFile(puzzleId)).replace('<title>', '<link rel="icon" href="data:,"><title>');
  const button = `<div id="root">${renderToString(createElement(BareReact))}</div>`;
  const answers = new Map(
    [
      ['/plain', 'text/html', plain],
      ['/bare-react', 'text/html', `${plain}${button}<script type="module" src="/bare-react.js"></script>`],
      ['/bare-react.js', 'text/javascript', await buildBareReact()],
    ].map(([path, type, text = '']) => [path, { type, body: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url);
    if (answer === undefined) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${answer.type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': answer.body.length,
    });
    return response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
