import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import type { GoodsRecord } from '@/lib/contract/goods';
import { type GoodsCard, goodsCardCreate, goodsCardUpdate } from '@/lib/contract/goods-card';
import { CardForm } from './CardForm';

const fields = [
  { key: 'account', label: '账号', secret: 0 },
  { key: 'secret', label: '密码', secret: 1 },
];
const record = { id: 5, kind: 1, name: '影视会员', skus: [{ id: 8, specText: '月卡' }], cardFields: fields } as unknown as GoodsRecord;
const row = { id: 3, skuId: 8 } as unknown as GoodsCard;

function Opener() {
  const ask = useAsk();
  return (
    <>
      <button type="button" onClick={() => void ask(CardForm, { record, card: null })}>
        add
      </button>
      <button type="button" onClick={() => void ask(CardForm, { record, card: { row, content: { account: 'a@163.com', secret: 'one' } } })}>
        edit
      </button>
    </>
  );
}
const typed = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label });
const save = () => page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

test('a card is added to its variant, and a saved one changes by its number and content alone', async () => {
  const calls = answerCalls(goodsCardCreate, () => ({ id: 4 }));
  answerCalls(goodsCardUpdate, () => ({ id: 3, status: 0, version: 2 }));
  await draw(<Opener />, { namespaces: ['goodsCard'] });
  await page.getByRole('button', { name: 'add' }).click();
  await save();
  await expect.element(page.getByRole('dialog').getByText('请输入账号').first()).toBeVisible();
  await typed('账号').fill('b@163.com');
  await typed('密码').fill('two');
  await save();
  await expect.element(page.getByText('新增成功')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ goodsId: 5, skuId: 8, content: { account: 'b@163.com', secret: 'two' } });

  await page.getByRole('button', { name: 'edit' }).click();
  await expect.element(typed('账号')).toHaveValue('a@163.com');
  await typed('密码').fill('three');
  await save();
  await expect.element(page.getByText('修改成功')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ id: 3, content: { account: 'a@163.com', secret: 'three' } });
});
