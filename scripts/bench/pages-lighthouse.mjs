import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/checks/browser.mjs';
import { BROWSER_ARGUMENTS } from '../lib/checks/browser-arguments.mjs';
import { freePort } from '../lib/ports.mjs';
import { signInOn } from './pages-browser.mjs';
import { median } from './pages-report.mjs';

/**
 * Lighthouse's figures of each page as a phone sees it, medians of several runs. It slows network and processor down by calculation,
 * so a busy machine makes them worse, never better.
 */
export async function lighthouseScores(origin, pages, runs) {
  const { default: lighthouse } = await import('lighthouse');
  const { chromium } = await import('@playwright/test');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'shangtai-lighthouse-'));
  // Lighthouse speaks to the browser by itself and keeps cookies; the profile is signed in once.
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
    baseURL: origin,
    locale: 'zh-CN',
  });
  const scoresOf = async ({ path }) => {
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      const { lhr } = await lighthouse(`${origin}${path}`, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
      if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${path}: ${lhr.runtimeError.message}`);
      // A session that was lost would give the figures of the sign-in.
      if (new URL(lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`);
      const value = (audit) => lhr.audits[audit].numericValue;
      visits.push({
        score: lhr.categories.performance.score * 100,
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
      });
    }
    return median(visits);
  };
  try {
    const found = [];
    for (const page of pages.filter(({ signedIn }) => !signedIn)) found.push({ page, ...(await scoresOf(page)) });
    await signInOn(await browser.newPage());
    for (const page of pages.filter(({ signedIn }) => signedIn)) found.push({ page, ...(await scoresOf(page)) });
    return found;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
