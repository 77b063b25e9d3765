import { defineConfig } from '@playwright/test';

const closedNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
// Chromium's sandbox refuses to start as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  use: {
    browserName: 'chromium',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...closedNetwork, ...asRoot], ...(executablePath && { executablePath }) },
  },
});
