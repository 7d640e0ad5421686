import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import type { WithdrawalTerms } from '@/lib/contract/cash/terms';
import type { Distributor } from '@/lib/contract/distributor';
import { distributorWithdraw, distributorWithdrawTerms } from '@/lib/contract/distributor/withdraw';
import { distributorWithdrawDialog } from './distributor-dialogs';

const terms: WithdrawalTerms = { available: 12_000, minimum: 100, leftToday: null, feePercent: 0, types: [1, 2, 3, 4], note: '' };
const dismissed = { id: 3, nickname: '王伟', realName: '王伟', commissionAvailable: 12_000 } as Distributor;

const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: '代申请提现' });

/** Opens the dialog; gives what was sent. */
async function open(changed: Partial<WithdrawalTerms> = {}) {
  answerCalls(distributorWithdrawTerms, () => ({ ...terms, ...changed }));
  const calls = answerCalls(distributorWithdraw, ({ body }) => ({
    ...{ id: 1, status: 0, version: 1, cashNo: 'X1' },
    ...{ fee: 0, arrival: body.amount },
  }));
  const viewer = { permissions: ['admin_P1', 'admin_P8', 'admin_P8.edit'] };
  await draw(<DialogOpener dialog={distributorWithdrawDialog} payload={dismissed} />, {
    namespaces: ['cash', 'distributor', 'enums', 'validation'],
    viewer,
  });
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(save).toBeVisible();
  return () => calls.filter(({ body }) => body !== undefined).map(({ body }) => body);
}

test('an account nobody could be paid by is refused at its fields, before it is sent', async () => {
  const sent = await open();
  await save.click();
  await expect.element(dialog.getByRole('textbox', { name: '账号' })).toBeInvalid();
  await expect.element(dialog.getByRole('textbox', { name: '开户银行' })).toBeInvalid();
  await expect.element(dialog.getByRole('textbox', { name: '开户支行' })).toBeValid();
  expect(sent()).toEqual([]);
  await dialog.getByRole('textbox', { name: '账号' }).fill('6222020000000000');
  await dialog.getByRole('textbox', { name: '开户银行' }).fill('工商银行');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ id: 3, amount: 12_000, type: 2 }]);
});

test('only what may be taken out now is offered, in the ways of being paid there are now', async () => {
  const sent = await open({ available: 9_000, leftToday: 5_000, types: [4, 1], note: '三个工作日内到账' });
  await expect.element(dialog).toHaveTextContent('三个工作日内到账');
  await expect.element(dialog.getByLabelText('提现金额')).toHaveValue('50.00');
  await dialog.getByRole('combobox', { name: '提现方式' }).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(
    page
      .getByRole('option')
      .all()
      .map((option) => option.element().textContent),
  ).toEqual(['支付宝账号', '余额']);
  await page.getByRole('option', { name: '余额' }).click();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toMatchObject([{ id: 3, amount: 5_000, type: 1 }]);
});
