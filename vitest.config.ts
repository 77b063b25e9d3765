import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,contract,construct,formats,server,web,scripts,content}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
