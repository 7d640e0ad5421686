import { expect, type Locator, type Page } from '@playwright/test';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsState } from '@/lib/contract/states/goods';
import { orderPlace } from '@/lib/contract/storefront/orders';
import { said } from '../page-parts';
import { act } from '../row-action';
import type { TestStack } from '../stack/test-stack';
import { word } from '../words';

/** Where the goods of each kind are listed and made. */
export const PLACES: Readonly<Record<GoodsKind, { list: string; create: string }>> = {
  1: { list: '/goods/accountGoods/accountGoodsList', create: '/goods/accountGoods/createAccountGoods' },
  2: { list: '/goods/hardwareGoods/hardwareGoodsList', create: '/goods/hardwareGoods/createHardwareGoods' },
  3: { list: '/goods/formGoods/formGoodsList', create: '/goods/formGoods/createFormGoods' },
  4: { list: '/goods/softwareGoods/softwareGoodsyList', create: '/goods/softwareGoods/createSoftwareGoods' },
};

let made = 0;
/** A name nobody else of this run has. */
export function freshName(what: string): string {
  made += 1;
  return `${what} ${process.pid}-${made}`;
}

/** An input of the form on the page, by the name of its field. */
export const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`).filter({ visible: true });
const input = (page: Page, name: string): Locator => field(page, name).locator('input, textarea').first();

/** Takes the first pictures of the library. */
async function pick(page: Page, name: string, count: number): Promise<void> {
  await field(page, name).locator('button.pick').click();
  const library = page.getByRole('dialog', { name: '我的图片', exact: true });
  for (let at = 0; at < count; at += 1) await library.getByRole('gridcell').nth(at).click();
  await library.getByRole('button', { name: word('media.ok') }).click();
  await expect(library).toBeHidden();
}

/** What only one kind asks for. */
const blocks: Readonly<Record<GoodsKind, (page: Page) => Promise<void>>> = {
  1: async (page) => {
    await input(page, 'warrantyHours').fill('48');
  },
  2: async (page) => {
    await input(page, 'returnAddress.name').fill('陈立新');
    await input(page, 'returnAddress.mobile').fill('13800002236');
    await input(page, 'returnAddress.address').fill('江南大道 588 号');
  },
  3: async (page) => {
    await field(page, 'formFields')
      .getByRole('button', { name: word('goods.form.addField'), exact: true })
      .click();
    await input(page, 'formFields.0.label').fill('公司名称');
    // The preview of the phone shows at once what a buyer is asked for.
    await expect(page.locator('.preview').getByText('公司名称')).toBeVisible();
  },
  4: async (page) => {
    await field(page, 'platforms').getByLabel('Windows').check();
    await page.getByRole('textbox', { name: '规格明细 库存' }).fill('9');
  },
};

/** Fills the page that makes goods of a kind, by hand from top to bottom. */
export async function fillGoods(page: Page, kind: GoodsKind, name: string): Promise<void> {
  await page.goto(PLACES[kind].create);
  await input(page, 'name').fill(name);
  await field(page, 'categoryId').getByRole('combobox').click();
  // The sheet below has choices of the browser's own, which are options as well.
  await page.getByRole('listbox').getByRole('option').first().click();
  await pick(page, 'cover', 1);
  await pick(page, 'images', 2);
  await page.getByRole('textbox', { name: '规格明细 售价' }).fill('99');
  if (kind !== 1 && kind !== 4) await page.getByRole('textbox', { name: '规格明细 库存' }).fill('9');
  await blocks[kind](page);
  const details = page.getByRole('textbox', { name: word('goods.fields.detailHtml') });
  await details.click();
  await details.pressSequentially('品质保障');
}

/** Sends the form; the list opens with the new row in sight, and the form's tab is gone. Answers the row. */
export async function submitGoods(page: Page, kind: GoodsKind, name: string): Promise<Locator> {
  await page.getByRole('button', { name: word('goods.form.submit'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PLACES[kind].list}\\?`));
  const row = rowNamed(page, name);
  await expect(row).toBeVisible();
  return row;
}

export const rowNamed = (page: Page, name: string): Locator =>
  page
    .locator('tbody tr[data-id]')
    .filter({ visible: true })
    .filter({ has: page.getByText(name, { exact: true }) });

/** Finds goods by their name in the list of their kind. */
export async function findGoods(page: Page, kind: GoodsKind, name: string, query = ''): Promise<Locator> {
  await page.goto(`${PLACES[kind].list}?keyword=${encodeURIComponent(name)}${query}`);
  const row = rowNamed(page, name);
  await expect(row).toBeVisible();
  return row;
}

/** Does something with a row and says yes to the question. */
export async function agreeTo(page: Page, row: Locator, label: string, question = ''): Promise<void> {
  await act(page, row, label);
  await expect(page.getByRole('alertdialog')).toContainText(question);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The question is gone before the call is made; a page that is left then makes none.
  await expect(said(page, word('common.succeeded').replace('{action}', label))).toBeVisible();
}

/** Whether goods are on sale, as stored. */
export async function onSale({ sql }: TestStack, name: string): Promise<boolean> {
  const [stored] = await sql<{ status: number }>('select status from goods where name = $1', [name]);
  return stored?.status === goodsState.onSale;
}

/** A buyer of a store orders one piece; answers the order, or the refusal's text. */
export async function buy(world: TestStack, kind: GoodsKind, name: string): Promise<{ orderId: number } | string> {
  const [sku] = await world.sql<{ id: number; store: number }>(
    'select s.id, g.store_id store from goods_sku s join goods g on g.id = s.goods_id where g.name = $1 and s.deleted_at is null',
    [name],
  );
  const [buyer] = await world.sql<{ id: number }>('select id from member where status = 1 order by id limit 1');
  const receiver = {
    name: '王芳',
    mobile: '13800001234',
    province: '浙江省',
    city: '杭州市',
    district: '滨江区',
    address: '江南大道 1 号',
  };
  return world.api
    .storefront(orderPlace, {
      memberId: buyer?.id ?? 0,
      source: 1,
      items: [{ skuId: sku?.id ?? 0, count: 1 }],
      ...(kind === 2 ? { receiver } : {}),
      ...(kind === 3 ? { formValues: { field1: '云上科技' } } : {}),
    })
    .then(
      ({ orderId }) => ({ orderId }),
      (error: Error) => error.message,
    );
}
