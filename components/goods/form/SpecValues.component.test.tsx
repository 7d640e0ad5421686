import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { carry, handle, moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { SpecValues } from './SpecValues';

const names = () => [...document.querySelectorAll<HTMLInputElement>('li input')].map(({ value }) => value);

function Colours() {
  const [values, setValues] = useState(['曜石黑', '瓷白', '雾霾紫'].map((value) => ({ value, image: '' })));
  return (
    <SpecValues
      name="颜色"
      values={values}
      withPictures={false}
      disabled={false}
      onChange={setValues}
      onRename={(_from, _to, next) => setValues(next)}
      onPicture={() => undefined}
    />
  );
}
const open = () => draw(<Colours />, { namespaces: ['goods', 'media', 'picture'] });

test('F5: a value is carried to another place by mouse', async () => {
  await open();
  await carry('曜石黑', handle('雾霾紫'), '第 3 位，共 3 位');
  await expect.poll(names).toEqual(['瓷白', '雾霾紫', '曜石黑']);
});

test('F5: a value is moved by keyboard, in its place and by its handle', async () => {
  await open();
  await page.getByRole('textbox', { name: '颜色第 1 个值' }).click();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(names).toEqual(['瓷白', '曜石黑', '雾霾紫']);
  await moveByKeys('雾霾紫', '{ArrowLeft}', '第 2 位，共 3 位');
  await expect.poll(names).toEqual(['瓷白', '雾霾紫', '曜石黑']);
});

test('Alt and the arrows stay in the form: the browser goes neither back nor forward with them, at the ends either', async () => {
  const kept: boolean[] = [];
  const watch = (event: KeyboardEvent) => void (event.key.startsWith('Arrow') && kept.push(event.defaultPrevented));
  document.addEventListener('keydown', watch);
  await open();
  const first = page.getByRole('textbox', { name: '颜色第 1 个值' }).element();
  for (const key of ['ArrowLeft', 'ArrowRight'])
    first.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }));
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  document.removeEventListener('keydown', watch);
  expect(kept).toEqual([true, true, false]);
});

test('a value that is renamed to one that is there is told so, and shows what is saved', async () => {
  await open();
  const second = page.getByRole('textbox', { name: '颜色第 2 个值' });
  await second.fill('曜石黑');
  await userEvent.tab();
  await expect.element(page.getByText('规格值重复')).toBeVisible();
  expect(names()).toEqual(['曜石黑', '瓷白', '雾霾紫']);
  await second.fill(' ');
  await userEvent.tab();
  expect(names()).toEqual(['曜石黑', '瓷白', '雾霾紫']);
  await second.fill('月光白');
  await userEvent.tab();
  await expect.poll(names).toEqual(['曜石黑', '月光白', '雾霾紫']);
  await expect.element(page.getByText('规格值重复')).not.toBeInTheDocument();
});
