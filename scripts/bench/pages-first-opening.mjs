import { pointAt } from './pointer.mjs';

const HOME = '/dashboard';
const LIST = '/member/memberList';
const SETTLE_MS = 30_000;
/** How long a person looks at the home page before choosing in the menu. */
const LOOK_MS = 1500;

/** Opens a list for the first time from the menu of a cold home page; answers the ms from each press to the picture that holds its rows. */
export async function firstOpenings(browser, runs) {
  const taken = [];
  for (let run = 0; run <= runs; run += 1) {
    const arrived = await firstOpening(browser);
    // The first visit warms the server's own caches and is not counted.
    if (run > 0) taken.push(arrived);
  }
  return taken;
}

async function firstOpening(browser) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    await page.goto(HOME, { timeout: SETTLE_MS });
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS });
    await page.waitForTimeout(LOOK_MS);
    const folded = page.locator(`nav li:has(a[href="${LIST}"]) > button[aria-expanded="false"]`);
    if ((await folded.count()) > 0) await folded.first().click();
    const point = await pointAt(page, page.locator(`nav a[href="${LIST}"]`).first());
    await page.evaluate(watchArrival, LIST);
    await page.mouse.click(...point);
    return await page.evaluate('window.__arrival');
  } finally {
    await profile.close();
  }
}

/** Runs in the page: the time from the next press until a picture was drawn in which the list holds a record. */
function watchArrival(list) {
  window.__arrival = new Promise((done) => {
    const began = ({ timeStamp }) => {
      const isThere = () => location.pathname === list && [...document.querySelectorAll('tr[data-id]')].some((row) => row.offsetParent);
      const look = () =>
        requestAnimationFrame(() => (isThere() ? requestAnimationFrame(() => done(performance.now() - timeStamp)) : look()));
      look();
    };
    addEventListener('pointerdown', began, { once: true, capture: true });
  });
}
