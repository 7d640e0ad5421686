import { pointAt } from './pointer.mjs';
import { taskMs } from './thread-time.mjs';

const LIST = '/member/memberList?pageSize=50';
const CALL = /\/api\/v1\/admin\/member\/list\?/;
const SIZES = [50, 100];
const TOTAL = 5000;
/** By so many the members move from page to page: no row says what the one before it said. */
const STEP = 7;
const SETTLE_MS = 30_000;
/** What a list does once its rows are there is part of showing them. */
const STILL_MS = 1000;

/**
 * Turns pages of 50 and of 100 rows, the members of the demo over and over, on each page in other places; answers for each size what every
 * page costs the main thread, its call included, in ms of thread time. Nothing but a click of the mouse, which stands there already, touches the page meanwhile.
 */
export async function turnedPages(browser, runs) {
  const taken = {};
  for (const size of SIZES) taken[size] = await turn(browser, size, runs);
  return taken;
}

async function turn(browser, size, runs) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    const session = await profile.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    let answers = 0;
    await page.route(CALL, async (route) => {
      // The demo has no so many members: every page is the first, in another order and with numbers of its own.
      const url = new URL(route.request().url());
      url.searchParams.set('currPage', '1');
      const answer = await (await route.fetch({ url: url.href })).json();
      const { list } = answer.data;
      answers += 1;
      const first = answers * 1000;
      const rows = Array.from({ length: size }, (_, at) => ({ ...list[(at + answers * STEP) % list.length], id: first + at }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, list: rows, totalCount: TOTAL } } });
    });
    await page.goto(LIST, { timeout: SETTLE_MS });
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS });
    const point = await pointAt(page, page.locator('[role="tabpanel"]:visible nav > button').last());
    const costs = [];
    // The first time code is compiled; it is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const before = await taskMs(session);
      await page.mouse.click(...point);
      await page.waitForTimeout(STILL_MS);
      const cost = (await taskMs(session)) - before;
      if (run > 0) costs.push(cost);
    }
    // Of a long page those in sight are drawn; the table tells how many it has, its head among them.
    const shown = Number(await page.locator('[role="tabpanel"]:visible table').getAttribute('aria-rowcount')) - 1;
    const reached = new URL(page.url()).searchParams.get('currPage');
    if (shown !== size || reached !== String(runs + 2)) throw new Error(`Page ${reached} with ${shown} rows stood there, not ${size}.`);
    return costs;
  } finally {
    await profile.close();
  }
}
