import { runCommand } from '../lib/stop.mjs';
import { openBrowser } from './pages-browser.mjs';
import { startPagesWorld } from './pages-world.mjs';
import { pointAt } from './pointer.mjs';

/** What docs/performance.md asks of the screens of goods. */
const GOALS = { open: 400, typing: 200, fill: 300, shift: 0.02 };
const LIST = '/goods/hardwareGoods/hardwareGoodsList';
const NAME = '二百规格';
const PATIENCE_MS = 60_000;
const KEYS = '1234567890'.repeat(3);
/** The form stands there by then, and rests. */
const OPENING_MS = 3000;

/** Opens a good of 200 variants, types into its sheet and fills it, and opens the list with its pictures; prints figures beside the goals. */
export const benchGoods = (given) =>
  runCommand(async () => {
    const world = await startPagesWorld({ asBuilt: given.includes('--as-built') });
    try {
      const browser = await openBrowser(world.origin);
      try {
        print(await measure(browser));
      } finally {
        await browser.close();
      }
    } finally {
      await world.stop();
    }
  });

/** A browser's first opening is what a person waits for, and one of them differs from the next by a fifth: several browsers' are taken. */
const BROWSERS = 5;

async function measure(browser) {
  const rounds = [];
  const id = await inProfile(browser, ({ page }) => makeGoods(page, browser.origin));
  for (let n = 0; n < BROWSERS; n++) rounds.push(await inProfile(browser, (tools) => measureOnce(tools, id)));
  return Object.fromEntries(
    Object.keys(rounds[0]).map((what) => [what, rounds.map((round) => round[what]).sort((one, other) => one - other)]),
  );
}

async function inProfile(browser, act) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(watch);
    const session = await profile.newCDPSession(page);
    // Thread time, not wall time: it holds when the machine is busy.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    const spent = async (work) => {
      const before = await cpu();
      await work();
      return (await cpu()) - before;
    };
    return await act({ page, spent });
  } finally {
    await profile.close();
  }
}

async function measureOnce({ page, spent }, id) {
  await page.goto(`${LIST}?keyword=${encodeURIComponent(NAME)}`);
  await page.goto(LIST);
  await page.locator('tbody tr[data-id] img').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate('window.__shift');
  // The code of the form is there once it was opened; what is measured is drawing the record.
  await page.goto('/goods/hardwareGoods/createHardwareGoods');
  await page.getByRole('textbox', { name: '规格明细 售价' }).waitFor();
  await page.goto(`${LIST}?keyword=${encodeURIComponent(NAME)}`);
  const row = page.locator(`tbody tr[data-id="${id}"]`);
  await row.waitFor();
  // What the list itself still does is not the form's.
  await page.waitForLoadState('networkidle');
  // While the clock runs nothing but a click touches the page: looking for a role takes it 70 ms among so many inputs.
  const edit = await pointAt(page, row.getByRole('button', { name: '编辑' }));
  const open = await spent(async () => {
    await page.mouse.click(...edit);
    await page.waitForTimeout(OPENING_MS);
  });
  await page.locator('input[aria-label="色1 / 款1 售价"]').waitFor();
  await page.waitForLoadState('networkidle');
  const cell = page.getByRole('textbox', { name: '色1 / 款5 规格编码' });
  await cell.click();
  await page.evaluate('window.__slowest = 0');
  const typed = await spent(() => cell.pressSequentially(KEYS));
  await page.waitForFunction((text) => document.activeElement?.value === text, KEYS);
  const typing = await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.__slowest), 200)))');
  await page.getByRole('textbox', { name: '批量设置 售价' }).fill('88');
  const fill = await spent(async () => {
    await page.getByRole('button', { name: '应用' }).click();
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '88.00'));
  });
  return { open, typing, perKey: typed / KEYS.length, fill, shift };
}

/** Runs in the page: what moved by itself, and the longest time between a key and the picture that follows. */
function watch() {
  window.__shift = 0;
  window.__slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.__slowest = Math.max(window.__slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** A good of 20 x 10 variants, made by the call of the form. */
async function makeGoods(page, origin) {
  const call = async (method, path, data) => {
    const headers = { origin, 'x-csrf': '1', 'idempotency-key': crypto.randomUUID() };
    const answer = await page.request.fetch(`${origin}/api/v1/admin/goods${path}`, { method, headers, data });
    const { code, msg, data: found } = await answer.json();
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return found;
  };
  const list = (name, count) => Array.from({ length: count }, (_, n) => ({ value: `${name}${n + 1}`, image: '' }));
  const specs = [
    { name: '颜色', values: list('色', 20) },
    { name: '版本', values: list('款', 10) },
  ];
  const skus = specs[0].values.flatMap((one) =>
    specs[1].values.map((other) => ({ values: [one.value, other.value], price: 9900, stock: 5, marketPrice: 12_900, costPrice: 5000 })),
  );
  const { list: tree } = await call('GET', '/category/list?kind=2');
  const picture = '/media/demo/icon-1.png';
  const { id } = await call('POST', '', {
    ...{
      kind: 2,
      submit: 1,
      name: NAME,
      categoryId: tree.find(({ children }) => children.length > 0).children[0].id,
      specType: 1,
      specs,
      skus,
    },
    ...{ cover: picture, images: [picture], detailHtml: '<p>品质保障</p>', saleMode: 3 },
    returnAddress: { name: '陈立新', mobile: '13800002236', address: '江南大道 588 号' },
  });
  return id;
}

function print({ open, typing, perKey, fill, shift }) {
  const line = (what, values, goal, digits = 0) => {
    const median = values[(values.length - 1) / 2];
    const range = `${values[0].toFixed(digits)} to ${values.at(-1).toFixed(digits)}`;
    console.log(`${what.padEnd(52)} ${median.toFixed(digits).padStart(8)}  ${range.padEnd(18)} goal ${goal}`);
  };
  console.log(`${''.padEnd(52)} ${'median'.padStart(8)}  of ${BROWSERS} browsers`);
  line('open the form of 200 variants, CPU ms', open, `<= ${GOALS.open}`);
  line('type in its sheet, slowest key to picture (INP), ms', typing, `< ${GOALS.typing}`);
  line('the same, CPU ms a key', perKey, '-', 1);
  line('fill a column of 200 rows, CPU ms', fill, `< ${GOALS.fill}`);
  line('list with pictures, layout shift', shift, `< ${GOALS.shift}`, 4);
}
