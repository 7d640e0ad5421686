import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The pictures of the documentation: the same browser and the same worlds as the journeys have, but no test of anything. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pictures.ts',
  globalSetup: '../../e2e/global-setup.ts',
  outputDir: '../../test-results/screenshots',
  reporter: [['list']],
  workers: 1,
});
