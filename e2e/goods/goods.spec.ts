import type { Page } from '@playwright/test';
import { encode } from 'iconv-lite';
import writeExcel from 'write-excel-file/node';
import { codes } from '@/lib/contract/call/codes';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { expect, test, word } from '../fixtures';
import { done, said } from '../page-parts';
import { act } from '../row-action';
import { findFor } from '../shell/open-pages';
import { makeAdministrator, makeStoreClerk } from '../stack/administrators';
import { agreeTo, buy, field, fillGoods, findGoods, freshName, onSale, PLACES, rowNamed, submitGoods } from './steps';

const KINDS: readonly (readonly [GoodsKind, string])[] = [
  [1, '账号商品'],
  [2, '硬件商品'],
  [3, '表单商品'],
  [4, '软件服务'],
];

/** What a buyer is told of goods that are not on sale: no other refusal will do. */
const OFF_SALE = new RegExp(`: ${codes.goodsOffSale} `);

const NOUNS = { 1: 'AccountGoods', 2: 'HardwareGoods', 3: 'FormGoods', 4: 'SoftwareGoods' } as const;

/** The demo's store 2 may sell without a review; here its level asks for one. */
const reviewed = (needed: 0 | 1) =>
  `update store_level set need_goods_audit = ${needed} where id = (select level_id from store where id = 2)`;
test.beforeAll(({ world }) => world.sql(reviewed(1)));
test.afterAll(({ world }) => world.sql(reviewed(0)));

for (const [kind, what] of KINDS)
  test(`${what}: another store makes it, the main store reviews it, a buyer orders it, an edit sends it back`, async ({
    page,
    signIn,
    world,
    consoleErrors,
  }) => {
    const name = freshName(what);
    await signIn('store2', { at: false });
    await test.step('made and submitted', async () => {
      await fillGoods(page, kind, name);
      const row = await submitGoods(page, kind, name);
      await expect(row).toContainText(word('enums.auditStatus.1'));
      await expect(page.getByRole('tab', { name: word(`route.create${NOUNS[kind]}`) })).toHaveCount(0);
      expect(await buy(world, kind, name)).toMatch(OFF_SALE);
    });
    await test.step('reviewed', async () => {
      await signIn('admin', { at: false });
      const row = await findGoods(page, kind, name, '&tab=auditing');
      await act(page, row, word('goods.actions.audit'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: word('common.ok'), exact: true })
        .click();
      await expect(said(page, done('goods.actions.audit'))).toBeVisible();
    });
    await signIn('store2', { at: false });
    let row = await findGoods(page, kind, name);
    if (kind === 1)
      await test.step('its cards are taken into stock', async () => {
        await act(page, row, word('goods.actions.cards'));
        await page.getByRole('button', { name: word('goodsCard.import'), exact: true }).click();
        const dialog = page.getByRole('dialog', { name: new RegExp(word('goodsCard.import')) }).last();
        await dialog
          .getByRole('textbox', { name: word('import.content') })
          .fill('a@163.com----one\n\nb@163.com----two\nbroken\na@163.com----one');
        await expect(dialog.getByText('重复 1')).toBeVisible();
        await expect(dialog.getByText('失败 1')).toBeVisible();
        await dialog.getByRole('button', { name: '导入 2 条' }).click();
        await expect(dialog.getByText('导入成功 2 条')).toBeVisible();
        await dialog
          .getByRole('button', { name: word('import.close'), exact: true })
          .last()
          .click();
        const stock = page.getByRole('dialog').locator('tbody tr[data-id]');
        await expect(stock).toHaveCount(2);
        await expect(stock.first()).not.toContainText('163.com----');
        await page.keyboard.press('Escape');
        row = await findGoods(page, kind, name);
        await expect(row).toContainText('2');
      });
    await test.step('a buyer orders it', async () => {
      expect(await buy(world, kind, name)).toMatchObject({ orderId: expect.any(Number) });
    });
    await test.step('a key field is edited: asked, and back to review', async () => {
      await act(page, row, word('common.edit'));
      await field(page, 'name').locator('input').fill(`${name} 新`);
      await page.getByRole('button', { name: word('form.save'), exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('修改后需重新审核，商品将下架，是否继续？');
      await question.getByRole('button').last().click();
      await expect(rowNamed(page, `${name} 新`)).toContainText(word('enums.auditStatus.1'));
      expect(await buy(world, kind, `${name} 新`)).toMatch(OFF_SALE);
    });
    expect(consoleErrors).toEqual([]);
  });

test('the main store: a good of two hundred variants is made, sold, edited by two people, and leaves through the recycle bin', async ({
  page,
  signIn,
  world,
}) => {
  const name = freshName('旗舰耳机');
  await signIn('admin', { at: false });
  await fillGoods(page, 2, name);
  const values = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`).join('，');
  await test.step('two specs, two hundred rows, filled at once and pasted from a sheet', async () => {
    await page.getByRole('radio', { name: word('enums.specType.1') }).check();
    for (const [spec, list] of [values('色', 20), values('款', 10)].entries()) {
      await page.getByRole('button', { name: word('goods.form.addSpec') }).click();
      await page
        .getByPlaceholder(word('goods.form.specName'))
        .nth(spec)
        .fill(['颜色', '版本'][spec] ?? '');
      await page.getByPlaceholder(word('goods.form.addValue')).last().fill(list);
      await page.keyboard.press('Enter');
    }
    const sheet = page.getByRole('table', { name: word('goods.fields.skus') });
    await expect(sheet).toHaveAttribute('aria-rowcount', '201');
    await page.getByRole('textbox', { name: '批量设置 售价' }).fill('50');
    await page.getByRole('textbox', { name: '批量设置 库存' }).fill('3');
    await page.getByRole('button', { name: word('form.matrix.apply') }).click();
    await page.getByRole('textbox', { name: '色1 / 款1 规格编码' }).evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'PASTE-1\t1,234.50\nPASTE-2\t60');
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('textbox', { name: '色1 / 款1 售价' })).toHaveValue('1234.50');
  });
  const row = await submitGoods(page, 2, name);
  const [stored] = await world.sql<{ id: number; version: number; n: string }>(
    'select g.id, g.version, count(s.id) n from goods g join goods_sku s on s.goods_id = g.id where g.name = $1 group by g.id',
    [name],
  );
  expect(Number(stored?.n)).toBe(200);
  await expect(row).toContainText('¥50.00 - ¥1,234.50');

  await test.step('somebody else saves first: told field by field, nothing typed is lost', async () => {
    await act(page, row, word('common.edit'));
    await expect(page.getByRole('tab', { name: new RegExp(name) })).toBeVisible();
    await field(page, 'subtitle').locator('input').fill('我写的简介');
    await world.sql('update goods set keyword = $2, version = version + 1 where id = $1', [stored?.id, '别人的关键字']);
    await page.getByRole('button', { name: word('form.save'), exact: true }).click();
    const conflict = page.getByRole('dialog', { name: word('form.conflict.title') });
    await expect(conflict).toContainText('我写的简介');
    await expect(conflict).toContainText('别人的关键字');
    await conflict.getByRole('button', { name: word('form.conflict.apply') }).click();
    await expect(field(page, 'subtitle').locator('input')).toHaveValue('我写的简介');
    await page.getByRole('button', { name: word('form.save'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${PLACES[2].list}\\?`));
    const [merged] = await world.sql<{ subtitle: string; keyword: string }>('select subtitle, keyword from goods where id = $1', [
      stored?.id,
    ]);
    expect(merged).toEqual({ subtitle: '我写的简介', keyword: '别人的关键字' });
  });

  await test.step('delisted, the buyer is refused; into the recycle bin and gone', async () => {
    const listed = await findGoods(page, 2, name);
    await listed.getByRole('switch').click();
    await expect(listed.getByRole('switch')).not.toBeChecked();
    await expect.poll(() => onSale(world, name)).toBe(false);
    expect(await buy(world, 2, name)).toMatch(OFF_SALE);
    await listed.getByRole('button', { name, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('tab', { name: word('goods.drawer.history') }).click();
    await expect(drawer.getByText('商品简介：- → 我写的简介')).toBeVisible();
    await page.keyboard.press('Escape');
    await agreeTo(page, listed, word('goods.actions.recycle'), '确定要将该商品移入回收站吗？');
    await agreeTo(page, await findGoods(page, 2, name, '&tab=recycle'), word('goods.actions.remove'));
    await expect(rowNamed(page, name)).toHaveCount(0);
  });
});

/** Takes a file into the stock of cards that is open: what the preview says of it, and what came of it. */
async function importFile(page: Page, file: { name: string; buffer: Buffer }, expected: { told: readonly string[]; result: string }) {
  await page.getByRole('button', { name: word('goodsCard.import'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${word('goodsCard.import')}`) }).last();
  if (file.name.endsWith('.csv')) await dialog.getByLabel(word('goodsCard.fields.separator')).selectOption(',');
  await dialog.getByRole('button', { name: word('import.sourceFile'), exact: true }).click();
  await dialog.locator('input[type="file"]').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  for (const text of expected.told) await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: word('import.start').replace('{n}', '1') }).click();
  await expect(dialog.getByText(expected.result, { exact: true })).toBeVisible();
  await dialog
    .getByRole('button', { name: word('import.close'), exact: true })
    .last()
    .click();
}

for (const [kind, what] of KINDS.filter(([each]) => each !== 2))
  test(`${what}: the main store makes it and sells it at once; an edit asks nothing, and off sale nobody buys it`, async ({
    page,
    signIn,
    world,
    consoleErrors,
  }) => {
    const name = freshName(`${what}自营`);
    await signIn('admin', { at: false });
    await fillGoods(page, kind, name);
    let row = await submitGoods(page, kind, name);
    await expect(row).toContainText(word('enums.auditStatus.2'));
    if (kind === 1)
      await test.step('its cards come from files: a spreadsheet, a text in GBK, a CSV', async () => {
        await act(page, row, word('goods.actions.cards'));
        const sheet = await writeExcel([
          [{ value: 'c@163.com' }, { value: 'three' }],
          [{ value: 'c@163.com' }, { value: 'three' }],
        ]).toBuffer();
        await importFile(
          page,
          { name: 'cards.xlsx', buffer: sheet },
          { told: ['第 2 行：与前面的行重复', '重复 1'], result: '导入成功 1 条，重复 1 条' },
        );
        const text = encode('张三@163.com----五\r\nc@163.com----three\r\n', 'gbk');
        await importFile(
          page,
          { name: 'cards.txt', buffer: text },
          { told: ['张****@163.com', '第 2 行：与已有库存重复', '重复 1'], result: '导入成功 1 条，重复 1 条' },
        );
        const csv = { name: 'cards.csv', buffer: Buffer.from('d@163.com,four\nbroken\n') };
        await importFile(page, csv, { told: ['第 2 行：字段数须为 2 个'], result: '导入成功 1 条，失败 1 条' });
        await expect(page.getByRole('dialog').locator('tbody tr[data-id]')).toHaveCount(3);
        await page.keyboard.press('Escape');
      });
    expect(await buy(world, kind, name)).toMatchObject({ orderId: expect.any(Number) });
    row = await findGoods(page, kind, name);
    await act(page, row, word('common.edit'));
    await field(page, 'name').locator('input').fill(`${name} 新`);
    await page.getByRole('button', { name: word('form.save'), exact: true }).click();
    await expect(rowNamed(page, `${name} 新`)).toContainText(word('enums.auditStatus.2'));
    expect(await buy(world, kind, `${name} 新`)).toMatchObject({ orderId: expect.any(Number) });
    row = await findGoods(page, kind, `${name} 新`);
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).not.toBeChecked();
    // One order alone: several would be refused in the end because the stock is out.
    await expect.poll(() => onSale(world, `${name} 新`)).toBe(false);
    expect(await buy(world, kind, `${name} 新`)).toMatch(OFF_SALE);
    expect(consoleErrors).toEqual([]);
  });

/** A code of actions elsewhere: who has none at all may do whatever the page offers. */
const READER = ['admin_P2', 'admin_P3', 'admin_P3.ship'];

test('who only reads goods is offered nothing to change, in the main store and in another, on a desk and on a phone', async ({
  page,
  signIn,
  world,
}) => {
  const { username: own } = await makeAdministrator(world.api, READER);
  const { username: others } = await makeStoreClerk(world.api, 'store2', READER);
  for (const username of [own, others]) {
    await signIn(username, { at: false });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PLACES[2].list);
      const rows =
        width === 390
          ? page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem')
          : page.locator('tbody tr[data-id]');
      await expect(rows.first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: word('route.createHardwareGoods') })).toHaveCount(0);
      for (const key of ['common.edit', 'goods.actions.copy', 'goods.actions.audit', 'goods.actions.recycle', 'list.moreActions'])
        await expect(rows.getByRole('button', { name: word(key), exact: true }), `${username} ${width} ${key}`).toHaveCount(0);
      await expect(rows.getByRole('switch').and(page.locator(':enabled'))).toHaveCount(0);
      await rows.first().getByRole('checkbox').click();
      const bulk = page.getByRole('region', { name: word('list.bulkActions') });
      await expect(bulk.locator('.buttons').getByRole('button')).toHaveText([word('list.exportSelected')]);
      await bulk.getByRole('button', { name: word('list.clearSelection') }).click();
      await act(page, rows.first(), word('common.view'));
      await expect(page.getByRole('dialog').getByRole('tab', { name: word('goods.drawer.history') })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('an address that names goods of another store says that they are not to be changed here', async ({ page, signIn, world }) => {
  const [foreign] = await world.sql<{ id: number }>('select id from goods where kind = 2 and store_id <> 0 and deleted_at is null limit 1');
  await signIn('admin', { at: `/goods/hardwareGoods/editHardwareGoods/${foreign?.id}` });
  const main = page.getByRole('main');
  await expect(main.getByText(word('goods.form.ofAnotherStore'))).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

/** How many drafts this browser keeps. */
const draftsKept = () =>
  new Promise<number>((answer, fail) => {
    const open = indexedDB.open('shangtai-drafts');
    open.onerror = () => fail(open.error);
    open.onsuccess = () => {
      if (!open.result.objectStoreNames.contains('drafts')) return answer(0);
      const counted = open.result.transaction('drafts').objectStore('drafts').count();
      counted.onsuccess = () => answer(counted.result);
    };
  });

test('an address that names goods of another kind leads to the form they have', async ({ page, signIn, world }) => {
  const [account] = await world.sql<{ id: number }>('select id from goods where kind = 1 and store_id = 0 and deleted_at is null limit 1');
  await signIn('admin', { at: false });
  await page.goto(`/goods/hardwareGoods/editHardwareGoods/${account?.id}`);
  await expect(page).toHaveURL(`/goods/accountGoods/editAccountGoods/${account?.id}`);
  await expect(field(page, 'name').locator('input')).not.toHaveValue('');
  await expect(page.getByRole('tab', { name: new RegExp(word('route.editHardwareGoods')) })).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/editHardwareGoods/);
});

test('a draft is offered after a crash, with everything that was typed until its last instant', async ({ page, signIn }) => {
  await signIn('admin', { at: PLACES[3].create });
  const name = freshName('代办');
  await field(page, 'name').locator('input').fill(name);
  await expect.poll(() => page.evaluate(draftsKept)).toBe(1);
  await field(page, 'formFields')
    .getByRole('button', { name: word('goods.form.addField'), exact: true })
    .click();
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: word('form.draft.restore') });
  await offer.getByRole('button', { name: word('form.draft.restore') }).click();
  await expect(field(page, 'name').locator('input')).toHaveValue(name);
  await expect(field(page, 'formFields')).toContainText('1 / 20');
});

test('A2: without UPLOAD_GOODS kinds 1 to 3 are made nowhere: page, search, palette, button, row and API; kind 4 is', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('store1', { at: PLACES[2].list });
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  const create = (kind: string) => word(`route.create${kind}Goods`);
  await expect(page.getByRole('link', { name: create('Hardware') })).toHaveCount(0);
  await page.getByRole('button', { name: word('screen.search') }).click();
  const search = page.getByRole('combobox', { name: word('search.title') });
  await findFor(page, search, create('Hardware'));
  await expect(page.getByRole('option').filter({ hasText: create('Hardware') })).toHaveCount(0);
  await search.fill(create('Software'));
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: create('Software') })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  for (const kind of [1, 2, 3] as const) expect((await page.request.get(PLACES[kind].create)).status(), PLACES[kind].create).toBe(404);
  expect((await page.request.get(PLACES[4].create)).status()).toBe(200);
  const [own] = await world.sql<{ id: number }>('select id from goods where store_id = 1 and kind = 2 and status >= 0 order by id limit 1');
  const copied = await page.request.post('/api/v1/admin/goods/copy', {
    headers: { origin: world.origin, 'x-csrf': '1', 'idempotency-key': crypto.randomUUID() },
    data: { id: own?.id },
  });
  expect(await copied.json()).toMatchObject({ code: 40302, msg: '无法新增商品：门店未开通上传商品权限' });
  await page.goto(PLACES[4].list);
  await expect(page.getByRole('link', { name: create('Software') }).first()).toBeVisible();
});
