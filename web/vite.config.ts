import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const web = (...rooms: string[]): string[] => rooms.map((room) => `web/src/${room}`);

/**
 * From the most shared on: React, what every page needs, what every game needs, the daily series. They hold the files
 * that lie in these folders; everything else, folders inside of them too, goes with the pages that need it.
 */
const bundles = [
  { name: 'react', isIn: (folder: string) => folder.includes('/node_modules/') },
  {
    name: 'app',
    folders: [...web('lib', 'api', 'ui', 'ui/pictures', 'site', 'app', 'ads/place'), 'contract/src', 'vite'],
  },
  // Of the engine only what several pages need: what checks puzzles while they are made is no part of a game.
  { name: 'play', folders: [...web('game', 'play'), 'engine/src'], minShareCount: 3 },
  { name: 'daily', folders: web('daily') },
];

/** Short hashes, since every page carries the names of the files that it may load. */
const fileNames = 'assets/[name]-[hash:6].js';

const groups = bundles.map(({ folders = [], isIn, ...bundle }, index) => ({
  ...bundle,
  priority: bundles.length - index,
  includeDependenciesRecursively: false,
  test: (module: string) => {
    const folder = path.dirname(module.replace('\0', '/'));
    return isIn?.(module) ?? folders.some((name) => folder.endsWith(`/${name}`));
  },
}));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? '../dist/ssr' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The same on both sides: the server's HTML names the client's pictures.
        assetFileNames: fileNames.replace('.js', '[extname]'),
        ...(!isSsrBuild && {
          codeSplitting: { groups },
          entryFileNames: fileNames,
          chunkFileNames: fileNames,
        }),
      },
      input: isSsrBuild
        ? 'src/app/entries/server.tsx'
        : ['src/app/entries/early.ts', 'src/app/entries/client.tsx'],
    },
  },
}));
