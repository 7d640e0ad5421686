import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { TEST_ARGUMENTS } from './scripts/lib/checks/browser-arguments.mjs';
import { cachedModules } from './scripts/lib/checks/cached-modules.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const tests = readdirSync(`${root}components`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.component.test.tsx'))
  .map((path) => `components/${path}`);
/** Files that put another module in the place of a real one, which a page that has loaded the real one keeps: each has a page of its own. */
const mocking = tests.filter((path) => readFileSync(root + path, 'utf8').includes('vi.mock('));
/** A storage that never opened in its page. */
const alone = [...mocking, 'components/form/state/DroppedDraft.component.test.tsx'];

/** Tests that draw a component in a real browser: what has behaviour of its own and needs no server for it. */
export default defineConfig({
  plugins: process.argv.includes('run') ? [cachedModules] : [],
  resolve: {
    // Styles are written as they are for users: all into one sheet. React stays the one that complains.
    conditions: ['module', 'browser', 'production'],
    alias: [
      { find: 'next/navigation', replacement: `${root}components/testing/next-navigation.ts` },
      { find: 'next/link', replacement: `${root}components/testing/next-link.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  // A package that is found while tests run would be bundled then, and the page loaded anew under the test.
  // What was found for an earlier state of the sources is no help: a page that asks for more would be loaded anew as well.
  optimizeDeps: {
    force: true,
    entries: ['components/**/*.{ts,tsx}', '!components/**/*.test.*'],
    include: [
      'vitest-browser-react',
      // What tests hold our own controls equal to.
      ...['Alert', 'Button', 'Checkbox', 'Chip', 'FormControlLabel', 'IconButton', 'Radio', 'Switch'].map(
        (name) => `@mui/material/${name}`,
      ),
    ],
  },
  test: {
    projects: [
      // One page for many files, as people have one for many screens: what is loaded and compiled once stays.
      {
        extends: true,
        test: { name: 'together', include: tests.filter((path) => !alone.includes(path)), browser: { isolate: false } },
      },
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
    setupFiles: ['components/testing/setup.ts'],
    // One more than the two cores this is meant for: a test waits for the browser more than it works. One number for both projects, as
    // options of the command line for the order of files put them side by side.
    maxWorkers: 3,
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: TEST_ARGUMENTS },
        // No machine of ours stands in Los Angeles: whatever shows a time by the zone of the machine is found out.
        contextOptions: { locale: 'zh-CN', timezoneId: 'America/Los_Angeles', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
