import { setTimeout as sleep } from 'node:timers/promises';

const PAGES = 10;
const MEGABYTE = 1024 * 1024;
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 100;
/** What a page still does once its rows are there: pictures, the second look at its counts. */
const SETTLING_MS = 800;

/** Whether the page on display holds its content and no placeholder in sight any more; what lies further down comes when it is near. */
const CONTENT = `(() => {
  const inSight = (part) => part.getBoundingClientRect().top < innerHeight;
  const shown = [...document.querySelectorAll('[role="tabpanel"]')].find((panel) => panel.offsetParent !== null);
  return shown !== undefined && shown.querySelectorAll('*').length > 5 && ![...shown.querySelectorAll('.MuiSkeleton-root, [data-waiting]')].some(inSight);
})()`;
const MENU = `[...new Set([...document.querySelectorAll('aside a[href^="/"]')].map((link) => link.getAttribute('href')))]`;

/**
 * Bytes that survive a collection after ten pages were opened one after the other through the menu, each until its content
 * stood there. The browser is asked directly: the helpers a test tool puts into a page, 1.5 MB of them, are not the page's.
 */
export async function heapAfterPages(browser) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    const session = await profile.newCDPSession(page);
    await page.goto('/dashboard');
    await until(session, CONTENT);
    const visited = (await asked(session, MENU)).filter((path) => path !== '/dashboard').slice(0, PAGES);
    for (const path of visited) {
      const address = JSON.stringify(path);
      // Folded sections are out of the pointer's reach; the click is what matters here.
      await asked(session, `document.querySelector('aside a[href=' + JSON.stringify(${address}) + ']').click()`);
      await until(session, `location.pathname === ${address}`);
      await sleep(LOOK_AGAIN_MS);
      await until(session, CONTENT);
      await sleep(SETTLING_MS);
    }
    return { pages: visited.length, megabytes: (await usedHeap(session)) / MEGABYTE };
  } finally {
    await profile.close();
  }
}

async function asked(session, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value;
}

async function until(session, expression) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await asked(session, expression))) {
    if (Date.now() > end) throw new Error(`This did not come true: ${expression}`);
    await sleep(LOOK_AGAIN_MS);
  }
}

async function usedHeap(session) {
  // What a first collection frees may free more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
