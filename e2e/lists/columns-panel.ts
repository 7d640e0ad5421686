import { expect, type Locator, type Page } from '@playwright/test';
import { word } from '../words';

/** Opens the arrangement of the columns. */
export async function openColumns(page: Page): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: word('list.columns.button') });
  await page.getByRole('button', { name: word('list.columns.button'), exact: true }).click();
  await expect(panel).toBeVisible();
  return panel;
}

/** Leaves the arrangement. */
export async function closeColumns(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
