import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
              { name: 'daily', priority: 0, test: /web\/src\/daily\//u },
              { name: 'play', priority: 1, test: /web\/src\/(?:play|ads)\/|engine\/src\//u },
              {
                name: 'app',
                priority: 2,
                test: /web\/src\/(?:app|ui|visit)\/(?!early|entry|sha256)|web\/src\/[^/]+\.ts$/u,
              },
            ],
          },
        },
      }),
      input: isSsrBuild ? 'src/app/entry-server.tsx' : ['src/app/early.ts', 'src/app/entry-client.tsx'],
    },
  },
}));
