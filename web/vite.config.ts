import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What pages with a game and pages without one both need, without React, for which the game does not wait. */
const isShared = (module: string): boolean =>
  [
    /\/lib\/(?!use|onStored|dates|reloadStyles|retry)[^/]+\.ts$/u,
    /\/ui\/(?:openDialogs|toasts)\.ts$/u,
    /\/api\/waiting\.ts$/u,
    /\/daily\/results\.ts$/u,
    /\/site\/pageData\.ts$/u,
    /\/game\/(?:clockFace|gameOnPage)\.ts$/u,
    /\/engine\/src\/(?:isRecord|puzzle|random)\.ts$/u,
    /vite\/preload-helper/u,
  ].some((pattern) => pattern.test(module));

/** What the game itself does not need, though it lies in its rooms. */
const isBesideGame = (module: string): boolean =>
  /\/game\/(?:completions|levelProgress|metadata|solved)\.ts$|\/engine\/src\/(?:daily|levels|puzzleProblems|readPuzzle)\.ts$/u.test(
    module,
  );

/** What a player meets after a game, or in a room: it goes with the parts that are loaded then. */
const isAfterGame = (module: string): boolean =>
  /\/engine\/src\/(?:choose|csvLine|ghost|judgeSolve|placedCommand|replayLog|room|roomPlayer|solveOrder|streak)\.ts$/u.test(
    module,
  );

const web = (...rooms: string[]): string[] => rooms.map((room) => `web/src/${room}`);

/**
 * From the most shared on: React, what needs no React and is needed everywhere, the game, which plays before React is
 * there, what every page needs, what every game needs of React, the daily series. They hold the files that lie in these
 * folders; everything else, folders inside of them too, goes with the pages that need it.
 */
const bundles = [
  // Any other package goes with the pages that need it.
  {
    name: 'react',
    isIn: (module: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//u.test(module),
  },
  { name: 'base', isIn: isShared },
  // Of the engine only what several pages need: what checks puzzles while they are made is no part of a game.
  {
    name: 'game',
    isIn: (module: string) => (isBesideGame(module) || isAfterGame(module) ? false : undefined),
    folders: [...web('game'), 'engine/src'],
    minShareCount: 3,
  },
  {
    name: 'app',
    isIn: (module: string) => isBesideGame(module) || undefined,
    folders: [...web('lib', 'api', 'ui', 'ui/pictures', 'site', 'app', 'ads/place'), 'contract/src'],
  },
  { name: 'play', folders: web('play'), minShareCount: 3 },
  { name: 'daily', folders: web('daily') },
  // With the first letter, in one file.
  {
    name: 'reports',
    isIn: (module: string) =>
      /\/(?:consent\/privacySignal|api\/player\/reportPlay|engine\/src\/solutionHash)\.ts$/u.test(module) ||
      undefined,
    folders: web('reports'),
  },
  { name: 'form', isIn: (module: string) => /\/ui\/form\/(?!SelectField)/u.test(module) },
  // What the end of a game shares with rooms, replays and reminders: each would make a file of its own, whose name every
  // game would carry.
  {
    name: 'after',
    isIn: (module: string) =>
      /\/race\/(?:bestSolve|quietVoice)\.ts$|\/game\/late\/bestSolve\.ts$|\/reminders\/(?:offer|subscription)\.ts$|\/reminderCalls\.ts$|\/engine\/src\/(?:ghost|judgeSolve|placedCommand|replayLog)\.ts$/u.test(
        module,
      ),
  },
];

/** What is loaded later need not name what is there before it: these on every page, and the game on those with one. */
const isLoaded = (file: string, host: string): boolean =>
  /^assets\/(?:react|base|app)-.{7}\.js$/u.test(file) ||
  (/^assets\/(?:game|play)-/u.test(host) && /^assets\/game-.{7}\.js$/u.test(file));

/** Short hashes, since every page carries the names of the files that it may load. */
const fileNames = 'assets/[name]-[hash:7].js';

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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId }) => needed.filter((file) => !isLoaded(file, hostId)),
    },
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
        : ['early.ts', 'fonts.ts', 'game.ts', 'client.tsx'].map((file) => `src/app/entries/${file}`),
    },
  },
}));
