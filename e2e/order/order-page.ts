import { expect, type Locator, type Page } from '@playwright/test';
import { dialogOf, said } from '../page-parts';
import { word } from '../words';

export const LISTS = {
  hardware: '/order/hardwareGoodsOrderList',
  form: '/order/formGoodsOrderList',
  software: '/order/softwareGoodsOrderList',
  account: '/order/accountGoodsOrderList',
} as const;

/** The row of an order in the list on display. */
export const orderRow = (page: Page, id: number): Locator => page.locator(`tr[data-id="${id}"]`);

/** The address of a list that stands at one order by its number. */
export const listAt = (kind: keyof typeof LISTS, orderNo: string): string => `${LISTS[kind]}?keyword=${orderNo}`;

/** Presses the button of a dialog that does what it says. */
export const press = (dialog: Locator, name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click();

/** An action succeeded, in the page's words. */
export const done = (page: Page, action: string): Promise<void> =>
  expect(said(page, word('common.succeeded').replace('{action}', action)).first()).toBeVisible();

/** Gives a reason in the dialog an action asks with. */
export async function giveReason(page: Page, action: string, reason: string): Promise<void> {
  await fillReason(page, action, reason);
  await done(page, action);
}

/** The same, of an action that says in words of its own what was done. */
export async function fillReason(page: Page, action: string, reason: string): Promise<void> {
  const dialog = dialogOf(page, action);
  await dialog.getByRole('textbox').fill(reason);
  await press(dialog, action);
}

/** Says yes to the question an action asks. */
export const confirmIt = (page: Page): Promise<void> => page.getByRole('alertdialog').getByRole('button').last().click();

/** Opens the record of an order and answers its drawer. */
export async function openOrder(page: Page, { orderId, orderNo }: { orderId: number; orderNo: string }): Promise<Locator> {
  await orderRow(page, orderId).getByRole('button', { name: orderNo, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: orderNo });
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Chooses one value of a drop-down of a form. */
export async function choose(page: Page, scope: Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The money of a refund that was agreed to or started is sent off, from the record. */
export async function sendRefund(page: Page, drawer: Locator): Promise<void> {
  const action = word('refund.actions.execute');
  await drawer.getByRole('button', { name: action, exact: true }).click();
  // The button says the amount as well.
  await dialogOf(page, action)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();
  await done(page, action);
}
