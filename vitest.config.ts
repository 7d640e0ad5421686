import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tests of the API with a process of their own: they look at what it holds as a whole (slots, prepared statements), or change its disk. */
const API_ALONE = [
  'reference-api/crud/export-pace.test.ts',
  'reference-api/database/statement.test.ts',
  'reference-api/media/receive-form.test.ts',
];
const API = 'reference-api/**/*.test.ts';

/**
 * Tests of what a process does or keeps once (`oncePerProcess`): the console's server side, whose header of peers any server of the same
 * process would show; of loading texts for the first time; of forbidding evaluation for good.
 */
const UNIT_ALONE = [
  'lib/{bff,console-server,server,session}/**/*.test.ts',
  'lib/messages/load.test.ts',
  'components/shell/no-eval.test.ts',
];
const UNIT = '{lib,components,app,scripts}/**/*.test.{ts,tsx,mjs}';
/** These need a browser: vitest.component.config.ts. */
const IN_A_BROWSER = ['**/*.component.test.tsx', '**/node_modules/**'];

const CORES = availableParallelism();

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test },
});

export default defineConfig({
  resolve: {
    alias: [
      // Next resolves this marker by itself; plain Node would throw on it by design.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    projects: [
      // The files of a worker share one API, as loading it takes longer than most of them; each opens a database of its own.
      project('api', {
        include: [API],
        exclude: API_ALONE,
        isolate: false,
        globalSetup: ['reference-api/testing/build-program.ts'],
        sequence: { groupOrder: 1 },
      }),
      // What only computes is loaded once by each worker: a process for each file costs more than its tests. Some of it waits for programs.
      project('unit', {
        include: [UNIT],
        exclude: [...UNIT_ALONE, ...IN_A_BROWSER],
        isolate: false,
        maxWorkers: CORES + 1,
        sequence: { groupOrder: 2 },
      }),
      // Deadlines are waited for here more than anything is worked out.
      project('alone', { include: [...UNIT_ALONE, ...API_ALONE], exclude: IN_A_BROWSER, maxWorkers: CORES * 2 }),
    ],
    environment: 'node',
    // By itself one core is left alone, which is half of the machine this is meant for.
    maxWorkers: '100%',
    // Starts nothing by itself: it names the database server the API's tests share, and stops it at the end.
    globalSetup: ['reference-api/testing/global-setup.ts'],
    // Whatever a test of the API did, the books agree afterwards.
    setupFiles: ['reference-api/testing/open-books.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // By itself a second, which a busy machine takes for less than that.
    expect: { poll: { timeout: 10_000 } },
  },
});
