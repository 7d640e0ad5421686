import { expect, type Locator, type Page } from '@playwright/test';
import { word } from './words';

/** Something done with a row of a list, whether its button stands in the row or under "more". */
export async function act(page: Page, row: Locator, label: string): Promise<void> {
  const button = row.locator('button').filter({ hasText: new RegExp(`^${label}$`) });
  const more = row.getByRole('button', { name: word('list.moreActions'), exact: true });
  // One of the two comes: a row that is drawn anew after another action may have neither for a moment.
  await expect(button.or(more).first()).toBeVisible();
  if ((await button.count()) > 0) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}
