import type { Locator, Page } from '@playwright/test';
import { word } from './words';

/** The row of a record in the list on display. */
export const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-id="${id}"]`);

/** Any row of the list on display. */
export const anyRow = (page: Page): Locator => page.locator('tbody tr[data-id]').first();

/** A dialog or drawer by the words its title begins with. */
export const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^${title.replace('/', '\\/')}`) });

/** An input of the form on top, by the name of its field. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').locator(`[data-field="${name}"]`).locator('input, textarea').first();

/** Presses a button of the dialog on top. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Says yes to the question on top. */
export const agree = (page: Page, label: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();

/** What the page said in passing. */
export const said = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: word('feedback.toast.region') }).getByText(text, { exact: true });

/** That an action succeeded, in the page's words. */
export const done = (key: string): string => word('common.succeeded').replace('{action}', word(key));
