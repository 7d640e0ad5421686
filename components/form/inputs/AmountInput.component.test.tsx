import { Activity, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { useResourceForm } from '../state/use-resource-form';
import { ArrayInput } from './ArrayInput';
import { MoneyInput } from './MoneyInput';
import { NumberInput } from './NumberInput';
import { SwitchInput } from './SwitchInput';

const amount = z.number().int().min(1);
const schema = z.object({
  price: amount.nullable(),
  limited: z.boolean(),
  limit: amount,
  most: amount,
  entries: z.array(z.object({ gift: amount })),
});
type Values = z.infer<typeof schema>;
const start: Values = { price: 100, limited: true, limit: 3, most: 9, entries: [{ gift: 200 }, { gift: 300 }] };
const labels = { price: '售价', limited: '限购', limit: '件数', most: '上限', entries: '明细', gift: '赠送' };
const save = vi.fn(async (values: Values) => values);

function Form() {
  const [shown, setShown] = useState(true);
  const form = useResourceForm<Values, unknown>({ schema, start, labels: 'box.fields', save });
  const { setValue, watch } = form.hook;
  return (
    <form>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <MoneyInput form={form} name="price" />
      </Activity>
      <button type="button" onClick={() => setShown(!shown)}>
        换标签页
      </button>
      <SwitchInput form={form} name="limited" />
      {watch('limited') && <NumberInput form={form} name="limit" />}
      <NumberInput form={form} name="most" disabled={!watch('limited')} />
      <ArrayInput
        form={form}
        name="entries"
        max={3}
        empty={() => ({ gift: 400 })}
        renderEntry={(path) => <MoneyInput form={form} name={`${path as `entries.${number}`}.gift`} />}
      />
      <button type="button" onClick={() => void form.discard()}>
        取消
      </button>
      <button type="button" onClick={() => setValue('price', 500)}>
        恢复草稿
      </button>
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </form>
  );
}

const price = page.getByLabelText('售价');
const gifts = page.getByLabelText('赠送');
const wrong = page.getByText(/^请输入|格式不正确/);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = () => expect.poll(() => save.mock.calls.at(-1)?.[0]);
beforeEach(async () => {
  save.mockClear();
  await draw(<Form />, { messages: { box: { fields: labels } } });
});

test('a text that is no amount keeps the form from being saved', async () => {
  await price.fill('10.555');
  await press('保存');
  await expect.element(wrong).toBeVisible();
  await expect.element(price).toHaveValue('10.555');
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['1,5', undefined],
  ['１，２００', 1200],
])('of %j a field of a whole number makes %s', async (text, number) => {
  await page.getByLabelText('件数').fill(text);
  await press('保存');
  if (number === undefined) await expect.element(page.getByLabelText('件数')).toHaveAttribute('aria-invalid', 'true');
  else await sent().toEqual({ ...start, limit: number });
  expect(save).toHaveBeenCalledTimes(number === undefined ? 0 : 1);
});

test('it goes with the entry it stands in', async () => {
  await gifts.last().fill('10.555');
  await press('删除明细第 2 项');
  await press('保存');
  await sent().toEqual({ ...start, entries: [{ gift: 200 }] });
});

test('it moves up with its entry when the one above is removed, and leaves no fault where it stood', async () => {
  await gifts.last().fill('10.555');
  await press('删除明细第 1 项');
  await expect.element(gifts).toHaveValue('10.555');
  await press('保存');
  await expect.element(wrong).toBeVisible();
  await gifts.fill('7');
  await press('保存');
  await sent().toEqual({ ...start, entries: [{ gift: 700 }] });
});

test('it gives way to a value that comes from elsewhere', async () => {
  await price.fill('10.555');
  await press('恢复草稿');
  await expect.element(price).toHaveValue('5.00');
  await price.fill('abc');
  await press('取消');
  await expect.element(price).toHaveValue('1.00');
  await press('保存');
  await sent().toEqual(start);
});

test.each(['', 'abc', '0'])('a field that has gone with %j in it keeps nobody from saving: what it began with counts', async (text) => {
  await page.getByLabelText('件数').fill(text);
  await page.getByRole('switch', { name: '限购' }).click();
  await press('保存');
  await sent().toEqual({ ...start, limited: false });
});

test.each(['', 'abc', '0'])('and so it is with a field that is disabled with %j in it', async (text) => {
  await page.getByLabelText('上限').fill(text);
  await page.getByRole('switch', { name: '限购' }).click();
  await press('保存');
  await sent().toEqual({ ...start, limited: false });
});

test('a text that is no number stands in a field that is disabled no more', async () => {
  await page.getByLabelText('上限').fill('abc');
  await page.getByRole('switch', { name: '限购' }).click();
  await page.getByRole('switch', { name: '限购' }).click();
  await press('保存');
  await expect.element(page.getByLabelText('上限')).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
});

test('a blank of a field that has come back is asked for again', async () => {
  await page.getByLabelText('件数').fill('');
  await page.getByRole('switch', { name: '限购' }).click();
  await page.getByRole('switch', { name: '限购' }).click();
  await press('保存');
  await expect.element(wrong).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('a text in a field that is only hidden, as those of another tab are, stays wrong', async () => {
  await price.fill('abc');
  await press('换标签页');
  await expect.element(price).not.toBeVisible();
  await press('保存');
  await new Promise((later) => setTimeout(later, 100));
  expect(save).not.toHaveBeenCalled();
  await press('换标签页');
  await price.fill('2');
  await press('保存');
  await sent().toEqual({ ...start, price: 200 });
});
