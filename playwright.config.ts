import { defineConfig } from '@playwright/test';
import { TEST_ARGUMENTS } from './scripts/lib/checks/browser-arguments.mjs';

/** Journeys in a real browser, against the production build and the reference API; each worker has a world of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // One more than the two cores this is meant for: a journey waits about a third of its time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A journey that passes when repeated is told apart and named in the sum; one that fails three times has failed.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Times are shown in Asia/Shanghai whatever the computer's zone: this zone is far from it on purpose.
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Recording each journey costs a third of the time; one that fails is recorded when it is repeated.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: TEST_ARGUMENTS,
    },
  },
});
