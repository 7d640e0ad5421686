import { expect, test, word } from '../fixtures';
import { closeColumns, openColumns } from '../lists/columns-panel';
import { heads, ready } from '../lists/list-page';
import { openViews, saveView, viewsButton } from '../lists/views-panel';
import { PLACES } from './steps';

const STOCK = word('goods.fields.stock');
const showStock = word('list.columns.show').replace('{name}', STOCK);

test('each kind of goods has its own columns and saved views; those of one never show in another', async ({ page, signIn }) => {
  await signIn('admin', { at: `${PLACES[1].list}?keyword=账号` });
  await ready(page);
  const panel = await openColumns(page);
  await panel.getByRole('checkbox', { name: showStock }).click();
  await closeColumns(page);
  await expect.poll(() => heads(page)).not.toContain(STOCK);
  await saveView(page, '只看账号');
  const views = await openViews(page, '只看账号');
  await views.getByRole('button', { name: word('list.views.default').replace('{name}', '只看账号') }).click();
  await page.keyboard.press('Escape');
  for (const kind of [2, 3, 4] as const) {
    await page.goto(PLACES[kind].list);
    await ready(page);
    // The panel shows the kept arrangement; the heads as served do not know it yet.
    const columns = await openColumns(page);
    await expect(columns.getByRole('checkbox', { name: showStock })).toBeChecked();
    await closeColumns(page);
    expect(await heads(page)).toContain(STOCK);
    const others = await openViews(page);
    await expect(others.locator('li')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).search).not.toContain('keyword');
  }
  await page.goto(PLACES[1].list);
  await ready(page);
  await expect(viewsButton(page, '只看账号')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: word('goods.keyword') })).toHaveValue('账号');
  await expect.poll(() => heads(page)).not.toContain(STOCK);
});
