import { createReadStream } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import type { TestStack } from '../stack/test-stack';

const FLOWS = '/shopping/shopFinance';
const ROWS = 40_000;
const REMARK_BYTES = 3_000;
/** The file is twice as large as what the console may grow by while it passes through. */
const GROWTH_MB = 60;
/** A reader far slower than the API, and how much it reads so: whoever takes more than is read would have to keep it. */
const SLOW_BYTES_A_SECOND = 1_000_000;
const SLOW_ROWS = 1_500;
/** How long others may wait for an answer; on a machine that is busy, so many times as long as before the export. */
const PATIENCE_MS = 5_000;
const PATIENCE_TIMES = 5;
/** Calls asked before the export, for comparison. */
const ALONE = 20;
const WHOLE_MS = 240_000;

/** How many rows have come, by what the dialog says. */
const rowsIn = (told: string | null) => Number(/[\d,]+/.exec(told ?? '')?.[0].replaceAll(',', '') ?? 0);

/** How many lines a file has, and how many bytes. */
async function measured(path: string): Promise<{ lines: number; bytes: number }> {
  let [lines, bytes] = [0, 0];
  for await (const chunk of createReadStream(path)) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { lines, bytes };
}

/** Asks for something small; answers how long the answer took, in ms. */
async function smallCall(page: Page): Promise<number> {
  const from = Date.now();
  const answer = await page.request.get('/api/v1/admin/user/info', { headers: { 'x-csrf': '1' } });
  expect((await answer.json()).code).toBe(0);
  return Date.now() - from;
}

/** Asks for something small again and again until told to stop; answers how long each answer took, in ms. */
function asking(page: Page): () => Promise<number[]> {
  let going = true;
  const all = (async () => {
    const taken: number[] = [];
    while (going) taken.push(await smallCall(page));
    return taken;
  })();
  return () => {
    going = false;
    return all;
  };
}

/** Looks at what the console holds until told to stop; answers the most it was, in MB. */
function watching(world: TestStack): () => number {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, world.consoleMemory());
  }, 50);
  return () => {
    clearInterval(look);
    return most;
  };
}

test('A26: an export of many rows is complete, the console holds none of it, and other calls answer meanwhile', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(WHOLE_MS + 120_000);
  const bizNo = `A26-${process.pid}`;
  await world.sql(
    `insert into store_flow (flow_no, store_id, biz_type, biz_no, member_nickname, amount, order_amount, platform_fee, commission, settle_status, remark, operator_name, create_time)
     select $1::text || '-' || n, 1, 1, $1::text, '', 0, 0, 0, 0, 2, repeat('备', $2::int / 3), '', now() from generate_series(1, $3::int) n`,
    [bizNo, REMARK_BYTES, ROWS],
  );
  const undo: (() => unknown)[] = [];
  try {
    await signIn('admin', { at: `${FLOWS}?bizNo=${bizNo}` });
    await expect(page.getByText(word('page.total').replace('{n}', ROWS.toLocaleString('en-US')))).toBeVisible();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const reads = (downloadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 });
    const rest = world.consoleMemory();
    const memory = watching(world);
    undo.push(memory);
    const waiting = page.waitForEvent('download', { timeout: WHOLE_MS });
    const all = word('list.export.all').replace('{n}', ROWS.toLocaleString('en-US')).replace('{format}', 'CSV');
    await page.getByRole('button', { name: word('list.export.button'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: all, exact: true })).toBeVisible();
    let alone = 0;
    for (let each = 0; each < ALONE; each += 1) alone = Math.max(alone, await smallCall(page));
    const others = asking(page);
    // What failed is told by the test; a call that the end of the page cut off is not the reason.
    undo.push(() => others().catch(() => undefined));
    await reads(SLOW_BYTES_A_SECOND);
    await page.getByRole('menuitem', { name: all, exact: true }).click();
    const told = page.getByRole('dialog', { name: word('list.export.title'), exact: true }).getByRole('status');
    await expect.poll(async () => rowsIn(await told.textContent())).toBeGreaterThan(SLOW_ROWS);
    await reads(-1);
    const file = await waiting;
    const most = memory();
    const taken = await others();
    const { lines, bytes } = await measured(await file.path());
    test.info().annotations.push({
      type: 'console',
      description: `${rest} MB, at most ${most} MB for a file of ${Math.round(bytes / 1e6)} MB`,
    });
    expect(lines).toBe(ROWS + 1);
    expect(bytes).toBeGreaterThan(2 * GROWTH_MB * 1e6 - 1e6);
    expect(most - rest).toBeLessThan(GROWTH_MB);
    expect(taken.length).toBeGreaterThan(5);
    expect(Math.max(...taken)).toBeLessThan(Math.max(PATIENCE_MS, PATIENCE_TIMES * alone));
  } finally {
    for (const stop of undo) await stop();
    await world.sql('delete from store_flow where biz_no = $1', [bizNo]);
  }
});
