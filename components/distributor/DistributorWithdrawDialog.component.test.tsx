import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import type { Distributor } from '@/lib/contract/distributor';
import { distributorWithdraw } from '@/lib/contract/distributor/withdraw';
import { distributorWithdrawDialog } from './distributor-dialogs';

const dismissed = { id: 3, nickname: '王伟', realName: '王伟', commissionAvailable: 12_000 } as Distributor;

test('an account nobody could be paid by is refused at its fields, before it is sent', async () => {
  const calls = answerCalls(distributorWithdraw, ({ body }) => ({
    id: 1,
    status: 0,
    version: 1,
    cashNo: 'X1',
    fee: 0,
    arrival: body.amount,
  }));
  const viewer = { permissions: ['admin_P1', 'admin_P8', 'admin_P8.edit'] };
  await draw(<DialogOpener dialog={distributorWithdrawDialog} payload={dismissed} />, {
    namespaces: ['distributor', 'enums', 'validation'],
    viewer,
  });
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: '代申请提现' });
  await save.click();
  await expect.element(dialog.getByRole('textbox', { name: '账号' })).toBeInvalid();
  await expect.element(dialog.getByRole('textbox', { name: '开户银行' })).toBeInvalid();
  await expect.element(dialog.getByRole('textbox', { name: '开户支行' })).toBeValid();
  expect(calls).toEqual([]);
  await dialog.getByRole('textbox', { name: '账号' }).fill('6222020000000000');
  await dialog.getByRole('textbox', { name: '开户银行' }).fill('工商银行');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([{ id: 3, amount: 12_000, type: 2 }]);
});
