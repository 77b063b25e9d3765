import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Without all that it imports: the engine's index knows the lint too, which only who makes puzzles needs. */
const alone = { includeDependenciesRecursively: false };

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
      // Few files: what every page needs, what every game needs, and the page itself.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', priority: 3, test: /node_modules/u },
              { name: 'ads', priority: 0, test: /web\/src\/ads\//u, ...alone },
              { name: 'daily', priority: 0, test: /web\/src\/daily\//u, ...alone },
              { name: 'play', priority: 1, test: /web\/src\/play\/|engine\/src\/(?!lintPuzzle)/u, ...alone },
              {
                name: 'app',
                priority: 2,
                test: /web\/src\/(?:app|ui|visit)\/(?!early|entry|sha256|Tabs|moveTab|Pager|SelectField|ErrorNote)|web\/src\/ads\/(?:AdPlace|useBanner)|web\/src\/(?:consent\/(?:consent|privacyChoices|ConsentArea)|[^/]+)\.tsx?$/u,
              },
            ],
          },
        },
      }),
      input: isSsrBuild ? 'src/app/entry-server.tsx' : ['src/app/early.ts', 'src/app/entry-client.tsx'],
    },
  },
}));
