import { pointAt } from './pointer.mjs';
import { taskMs } from './thread-time.mjs';

const LIST = '/order/hardwareGoodsOrderList';
const AWAY = '/dashboard';
const SETTLE_MS = 30_000;
/** What a page does once it stands there is part of going to it. */
const ARRIVAL_MS = 1000;
/** The first visits draw what is kept from then on. */
const FIRST_VISITS = 2;

/**
 * Goes to and fro between the home page and a list of orders that both stand in their tabs, and gives what each arrival at the list
 * costs the main thread: by its tab and by its entry in the menu, in ms of thread time, which hold when the machine is busy. While that
 * is counted nothing but a click of the mouse, which stands there already, touches the page: whoever looks for an element makes it work.
 */
export async function warmNavigation(browser, runs) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    const session = await profile.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(AWAY, { timeout: SETTLE_MS });
    await entry(page, LIST).waitFor({ state: 'attached', timeout: SETTLE_MS });
    const ways = { menu: entry(page, LIST), tab: tab(page, LIST) };
    const taken = { menu: [], tab: [] };
    for (let run = 0; run < FIRST_VISITS + runs; run += 1)
      for (const [way, target] of Object.entries(run === 0 ? { menu: ways.menu } : ways)) {
        await unfold(page);
        const cost = await costOf(session, page, target, 'tbody td');
        if (run >= FIRST_VISITS) taken[way].push(cost);
        await costOf(session, page, tab(page, AWAY), 'h2');
      }
    return taken;
  } finally {
    await profile.close();
  }
}

const entry = (page, path) => page.locator(`nav a[href="${path}"]`).first();
/** Tabs have no address of their own: they stand in the order they were opened in. */
const tab = (page, path) => page.locator('[role="tablist"] [role="tab"]').nth(path === AWAY ? 0 : 1);

/** The entry stands in a group that may be folded. */
async function unfold(page) {
  const heading = page.locator(`nav li:has(a[href="${LIST}"]) > button[aria-expanded="false"]`);
  if ((await heading.count()) > 0) await heading.first().click();
}

async function costOf(session, page, target, shows) {
  const point = await pointAt(page, target);
  const before = await taskMs(session);
  await page.mouse.click(...point);
  await page.waitForTimeout(ARRIVAL_MS);
  const cost = (await taskMs(session)) - before;
  await page.locator(`[role="tabpanel"]:visible ${shows}`).first().waitFor({ timeout: SETTLE_MS });
  return cost;
}
