import { ensureBrowser } from '../lib/checks/browser.mjs';
import { BROWSER_ARGUMENTS } from '../lib/checks/browser-arguments.mjs';

const DEMO = { username: 'admin', password: 'Shangtai123' };

/** A headless browser and the session of a signed-in administrator, who has signed in once through the form. */
export async function openBrowser(origin) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const storageState = await signedIn(browser, origin);
    return {
      origin,
      /** A fresh profile: nothing cached, nothing kept. */
      profile: (withSession) => browser.newContext({ ...profileOptions(origin), ...(withSession ? { storageState } : {}) }),
      startTracing: (page, options) => browser.startTracing(page, options),
      stopTracing: () => browser.stopTracing(),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

const profileOptions = (origin) => ({ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });

async function signedIn(browser, origin) {
  const profile = await browser.newContext(profileOptions(origin));
  await signInOn(await profile.newPage());
  const { cookies } = await profile.storageState();
  await profile.close();
  return { cookies, origins: [] };
}

/** Signs in through the form, as the administrator of the demo. */
export async function signInOn(page) {
  await page.goto('/login');
  await page.locator('input[name="username"]').fill(DEMO.username);
  await page.locator('input[name="password"]').fill(DEMO.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: 60_000 });
}
