const LIST = '/member/memberList';
const CALL = /\/api\/v1\/admin\/member\/list\?/;
const SETTLE_MS = 30_000;
const STILL_MS = 700;
const ROWS = 1000;
/** How far and how fast a person who looks for a row scrolls, in pixels and pixels a second. */
const DISTANCE = 16_000;
const SPEED = 4000;
const CATEGORIES = [
  'cc',
  'benchmark',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/**
 * Scrolls a list of a thousand rows with every column and reads the browser's own trace: pictures shown a second, those that came late,
 * and what the main thread did for them. The rows are those of the demo, over and over, in place of the answer of the call.
 */
export async function scrollFrames(browser) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    await page.route(CALL, async (route) => {
      const answer = await (await route.fetch()).json();
      const { list } = answer.data;
      const rows = Array.from({ length: ROWS }, (_, at) => ({ ...list[at % list.length], id: 1_000_000 + at }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, list: rows } } });
    });
    await page.goto('/dashboard', { timeout: SETTLE_MS });
    await page
      .locator(`nav a[href="${LIST}"]`)
      .first()
      .evaluate((link) => link.click());
    await page.locator(`tr[data-id="1000000"]`).waitFor({ timeout: SETTLE_MS });
    await page.waitForTimeout(STILL_MS);
    const columns = await page.locator('[role="tabpanel"]:visible thead th').count();
    const { x, y } = await page.locator('tr[data-id="1000003"]').boundingBox();
    const session = await profile.newCDPSession(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: x + 300, y, yDistance: -DISTANCE, speed: SPEED, gestureSourceType: 'mouse', preventFling: true },
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const last = await page.locator('tr[data-id]').last().getAttribute('data-id');
    return { rows: ROWS, columns, reached: Number(last) - 1_000_000, ...readFrames(traceEvents) };
  } finally {
    await profile.close();
  }
}

/** Pictures a second from the first to the last one that was drawn, and the main thread's tasks meanwhile. */
function readFrames(events) {
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const dropped = events.filter(({ name }) => name === 'DroppedFrame').length;
  const [from, to] = [Math.min(...drawn), Math.max(...drawn)];
  const gaps = drawn.slice(1).map((at, index) => at - drawn[index]);
  const main = mainThread(events);
  const tasks = events.filter(
    ({ name, tid, pid, ts, dur = 0 }) =>
      name === 'RunTask' && tid === main?.tid && pid === main?.pid && dur > 0 && ts / 1000 >= from && ts / 1000 <= to,
  );
  const busy = tasks.reduce((sum, { dur }) => sum + dur / 1000, 0);
  return {
    perSecond: ((drawn.length - 1) / (to - from)) * 1000,
    dropped,
    longestGap: Math.max(...gaps),
    longestTask: Math.max(0, ...tasks.map(({ dur }) => dur / 1000)),
    busyShare: busy / (to - from),
  };
}

/** The thread React draws on: the renderer's main thread that has done most. */
function mainThread(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const work = ({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask').length;
  return named.sort((one, other) => work(other) - work(one))[0];
}
