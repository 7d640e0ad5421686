import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { readOptions } from '@/lib/client/resource-queries';
import { ApiError } from '@/lib/contract/call/envelope';
import { cashApply, cashTerms } from '@/lib/contract/cash/action';
import { cashApplyDialog } from './cash-dialogs';

const bank = { id: 5, type: 2, name: '张三', no: '6222 **** 1234' };
const settlement = { id: null, type: 2, name: '示例公司', no: '6217 **** 9876' };
const terms = { available: 100_000, minimum: 100, leftToday: null, feePercent: 0, types: [2], note: '', accounts: [bank, settlement] };

let queries: ReturnType<typeof useQueryClient>;
function Opener() {
  queries = useQueryClient();
  const ask = useAskOnDemand();
  return (
    <button type="button" onClick={() => void ask(cashApplyDialog, {})}>
      open
    </button>
  );
}
const dialog = page.getByRole('dialog', { name: '申请提现' });
const apply = dialog.getByRole('button', { name: '申请提现' });

async function open(): Promise<void> {
  await draw(<Opener />, { namespaces: ['cash', 'enums'] });
  await page.getByRole('button', { name: 'open' }).click();
}

test('nothing is asked for before the accounts are known, so nothing goes to another one than was shown', async () => {
  const calls = answerCalls(cashTerms, () => terms);
  answerCalls(cashApply, () => ({ id: 1, cashNo: 'C1', status: 0 }) as never);
  const answer = heldFetch();
  await open();
  await expect.element(dialog.getByRole('status', { name: '正在加载' })).toBeVisible();
  await expect.element(apply).not.toBeInTheDocument();
  answer();
  await dialog.getByLabelText('金额').fill('10');
  await apply.click();
  await expect.poll(() => calls.at(-1)?.body).toEqual({ amount: 1000, type: 2, accountId: 5 });
});

test('terms read again while somebody types name the account that was chosen, in whatever order they come', async () => {
  let accounts = [bank, settlement];
  const calls = answerCalls(cashTerms, () => ({ ...terms, accounts }));
  answerCalls(cashApply, () => ({ id: 1, cashNo: 'C1', status: 0 }) as never);
  await open();
  await dialog.getByLabelText('金额').fill('10');
  accounts = [settlement, bank];
  const { queryKey } = readOptions(cashTerms, undefined);
  await queries.invalidateQueries({ queryKey });
  await expect.poll(() => queries.getQueryData(queryKey)?.accounts[0]?.id).toBe(null);
  await apply.click();
  await expect.poll(() => calls.at(-1)?.body).toEqual({ amount: 1000, type: 2, accountId: 5 });
});

test('terms that could not be read are asked for again where they are missed', async () => {
  let answer = (): typeof terms => {
    throw new ApiError(50000, '系统繁忙');
  };
  answerCalls(cashTerms, () => answer());
  await open();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('系统繁忙');
  answer = () => terms;
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(dialog.getByLabelText('金额')).toBeVisible();
});

test('terms that cannot be read again leave what is typed where it is', async () => {
  let answer = () => terms;
  answerCalls(cashTerms, () => answer());
  await open();
  await dialog.getByLabelText('金额').fill('10');
  answer = () => {
    throw new ApiError(50000, '系统繁忙');
  };
  const { queryKey } = readOptions(cashTerms, undefined);
  await queries.invalidateQueries({ queryKey });
  expect(queries.getQueryState(queryKey)?.status).toBe('error');
  // Drawn behind the news of it.
  await new Promise((told) => notifyManager.schedule(() => requestAnimationFrame(() => requestAnimationFrame(told))));
  await expect.element(dialog.getByLabelText('金额')).toHaveValue('10');
});
