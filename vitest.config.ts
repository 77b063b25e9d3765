import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,contract,construct,formats,server,web,scripts,content,prove}/**/*.test.{ts,tsx}'],
    // Component tests need a browser: web/vitest.config.ts runs them.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
    // Styles are empty in tests, except for the colors, which are tested.
    css: { include: [/(?:tokens|seats)\.css/u] },
    restoreMocks: true,
    // Modules are loaded once per worker, not once per file: that halves the time of all small tests.
    isolate: false,
    // By default one core would stay free; these tests wait for processes and databases more than they work.
    maxWorkers: 3,
    // Far more than any test needs: a slow machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
