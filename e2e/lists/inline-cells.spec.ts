import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { inProject } from '../stack/project';
import { word } from '../words';

// The cell alone, on a page of its own: each answer of a save is given here, which no screen and no API would do on demand.
let script = '';
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [inProject('e2e/lists/parts/inline-cells.tsx')],
    tsconfig: inProject('tsconfig.json'),
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  script = outputFiles[0]?.text ?? '';
});
test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="zh-CN"><body><div id="root"></div></body></html>');
  await page.addScriptTag({ content: script });
});

const shown = (page: Page, name: string, value: string) =>
  page.getByRole('button', { name: word('list.editCell').replace('{name}', name).replace('{value}', value), exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saves = (page: Page) => page.evaluate('window.saves');

test('L6: Enter saves once, Esc puts it back, Tab saves and goes on', async ({ page }) => {
  await shown(page, '排序', '10').click();
  await box(page, '排序').fill('77');
  // Twice while it is being saved: a moment later the number has the focus, and Enter would open it again.
  await box(page, '排序').evaluate((input) => {
    for (const _press of [1, 2]) input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(shown(page, '排序', '77')).toBeVisible();
  expect(await saves(page)).toEqual(['sort=77']);

  await expect(shown(page, '排序', '77')).toBeFocused();
  await page.keyboard.press('Enter');
  await box(page, '排序').fill('88');
  await box(page, '排序').press('Escape');
  await expect(shown(page, '排序', '77')).toBeVisible();

  await shown(page, '排序', '77').click();
  await box(page, '排序').fill('1,234');
  await page.keyboard.press('Tab');
  await expect(shown(page, '排序', '1234')).toBeVisible();
  await expect(shown(page, '库存', '20')).toBeFocused();
  // What did not change is not sent.
  await shown(page, '库存', '20').click();
  await box(page, '库存').press('Enter');
  await expect(shown(page, '库存', '20')).toBeVisible();
  expect(await saves(page)).toEqual(['sort=77', 'sort=1234']);
});

test('L6: what cannot be is told at its cell and stays typed; money is exact', async ({ page }) => {
  await shown(page, '库存', '20').click();
  await box(page, '库存').fill('abc');
  await box(page, '库存').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('请输入 0-99999 之间的数');
  await expect(box(page, '库存')).toHaveAttribute('aria-invalid', 'true');
  expect(await saves(page)).toEqual([]);
  await box(page, '库存').fill('501');
  await box(page, '库存').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('库存不足');
  await expect(box(page, '库存')).toHaveValue('501');
  await box(page, '库存').fill('500');
  await box(page, '库存').press('Enter');
  await expect(shown(page, '库存', '500')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await shown(page, '价格', '¥1,234.50').click();
  await expect(box(page, '价格')).toHaveValue('1234.50');
  await box(page, '价格').fill('0.07');
  await box(page, '价格').press('Enter');
  await expect(shown(page, '价格', '¥0.07')).toBeVisible();
  expect(await saves(page)).toEqual(['stock=501', 'stock=500', 'price=7']);
});
