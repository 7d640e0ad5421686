import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import type { GoodsRecord } from '@/lib/contract/goods';
import { goodsCardImport } from '@/lib/contract/goods-card';
import { CardImport } from './CardImport';

const skus = [
  { id: 8, specText: '年' },
  { id: 9, specText: '月' },
];
const record = {
  ...{ id: 5, kind: 4, name: '办公套件', licenceMode: 1, separator: '|', skus },
} as unknown as GoodsRecord;

const NOTHING = { total: 0, imported: 0, duplicate: 0, invalid: [] };

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(CardImport, { record })}>
      open
    </button>
  );
}

test('a card of a single field is the whole line as it was written, whatever separator stands in it', async () => {
  const calls = answerCalls(goodsCardImport, () => ({
    ...{ total: 1, imported: 1, duplicate: 0, invalid: [], duplicates: [], batchNo: 'B1' },
  }));
  await draw(<Opener />, { namespaces: ['goodsCard', 'import'] });
  await page.getByRole('button', { name: 'open' }).click();
  await page.getByLabelText('导入内容').fill(' abc | def \n');
  await page.getByRole('button', { name: '导入 1 条' }).click();
  await expect.element(page.getByText('导入成功 1 条')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ text: 'abc | def', dryRun: 0 });
});

test('lines that are sent again for another variant are another import, and for the first one again the first', async () => {
  const lost = (): never => {
    throw new ApiError(50501, '网络错误');
  };
  const calls = answerCalls(goodsCardImport, ({ body }) => (body.dryRun === 0 ? lost() : { ...NOTHING, duplicates: [], batchNo: 'B1' }));
  await draw(<Opener />, { namespaces: ['goodsCard', 'import'] });
  await page.getByRole('button', { name: 'open' }).click();
  await page.getByLabelText('导入内容').fill('abc');
  const sent = () => calls.flatMap(({ body, key }) => ((body as { dryRun: number }).dryRun === 0 ? [{ ...(body as object), key }] : []));
  const start = async (times: number) => {
    await page.getByRole('button', { name: '导入 1 条' }).click();
    await expect.poll(() => sent().length).toBe(times);
  };
  const choose = async (field: string, value: string) => {
    await page.getByRole('combobox', { name: field }).selectOptions(value);
  };
  await start(1);
  await choose('规格', '月');
  await start(2);
  await choose('去重', '保留重复');
  await start(3);
  await choose('分隔符', ',');
  await start(4);
  await choose('规格', '年');
  await choose('去重', '跳过重复');
  await choose('分隔符', '|');
  await start(5);
  const keys = sent().map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys[4]).toBe(keys[0]);
});
