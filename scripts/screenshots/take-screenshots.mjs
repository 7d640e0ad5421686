import { ensureBrowser } from '../lib/checks/browser.mjs';
import { ensureInstalled } from '../lib/packages/install.mjs';
import { inProject } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';
import { runCommand, Stop } from '../lib/stop.mjs';

/** Draws the pictures of docs/screenshots anew, from the production build and the demo data; options go on to Playwright. */
export const takeScreenshots = (options) =>
  runCommand(async () => {
    await ensureInstalled({ withTools: true });
    const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
    const args = ['test', '--config', inProject('scripts/screenshots/playwright.config.ts'), ...options];
    const code = await runNode([inProject('node_modules/@playwright/test/cli.js'), ...args], { env });
    if (code !== 0) throw new Stop('Not every picture could be taken: the lines above say why.');
  });
