import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import type { GoodsRecord } from '@/lib/contract/goods';
import { goodsCardImport } from '@/lib/contract/goods-card';
import { CardImport } from './CardImport';

const record = {
  ...{ id: 5, kind: 4, name: '办公套件', licenceMode: 1, separator: '|', skus: [{ id: 8, specText: '年' }] },
} as unknown as GoodsRecord;

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
