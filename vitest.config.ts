import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // Next resolves this marker by itself; plain Node would throw on it by design.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    include: ['{lib,components,app,reference-api,scripts}/**/*.test.{ts,tsx,mjs}'],
    // These need a browser: vitest.component.config.ts.
    exclude: ['**/*.component.test.tsx', '**/node_modules/**'],
    environment: 'node',
    // By itself one core is left alone, which is half of the machine this is meant for.
    maxWorkers: '100%',
    // Starts nothing by itself: it names the database server the API's tests share, and stops it at the end.
    globalSetup: ['reference-api/testing/global-setup.ts'],
    // Whatever a test of the API did, the books agree afterwards.
    setupFiles: ['reference-api/testing/open-books.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
