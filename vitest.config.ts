import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,contract,construct,server,web,scripts,content}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
