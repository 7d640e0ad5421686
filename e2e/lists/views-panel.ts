import { expect, type Locator, type Page } from '@playwright/test';
import { word } from '../words';

/** The button of the saved views, by the view that is open. */
export const viewsButton = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the saved views by the button that says which is open now. */
export async function openViews(page: Page, present = word('list.views.button')): Promise<Locator> {
  await viewsButton(page, present).click();
  const panel = page.getByRole('dialog', { name: word('list.views.button') });
  await expect(panel).toBeVisible();
  return panel;
}

/** Saves what the list shows now as a view. */
export async function saveView(page: Page, name: string, present?: string): Promise<void> {
  const panel = await openViews(page, present);
  await panel.getByRole('textbox', { name: word('list.views.name') }).fill(name);
  await panel.getByRole('button', { name: word('list.views.save'), exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(viewsButton(page, name)).toBeVisible();
}
