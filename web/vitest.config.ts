import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { flagsAsRoot } from '../scripts/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Component tests, which run in a real browser. All other unit tests belong to the configuration of the root folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // A dependency that Vite only discovers during a test reloads the page and breaks that test.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'],
  },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { args: flagsAsRoot, ...(executablePath && { executablePath }) },
      }),
    },
  },
});
