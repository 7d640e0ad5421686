import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { SpecValues } from './SpecValues';

const names = () => [...document.querySelectorAll<HTMLInputElement>('.value input')].map(({ value }) => value);

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
    />
  );
}
const open = () => draw(<Colours />, { namespaces: ['goods', 'media', 'picture'] });
/** What the mouse does over the middle of an element, as the browser tells it. */
function pointer(at: EventTarget, type: string, over: Element): void {
  const { x, y, width, height } = over.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2 };
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...place }));
}
const handle = (name: string) => page.getByRole('button', { name: `移动${name}` });

test('F5: a value is carried to another place by mouse', async () => {
  await open();
  const grip = handle('曜石黑').element();
  pointer(grip, 'pointerdown', grip);
  pointer(document, 'pointermove', handle('瓷白').element());
  await expect.element(page.getByText('已拿起曜石黑')).toBeInTheDocument();
  pointer(document, 'pointermove', handle('雾霾紫').element());
  await expect.element(page.getByText('第 3 位，共 3 位')).toBeInTheDocument();
  pointer(document, 'pointerup', handle('雾霾紫').element());
  await expect.poll(names).toEqual(['瓷白', '雾霾紫', '曜石黑']);
});

test('F5: a value is moved by keyboard, in its place and by its handle', async () => {
  await open();
  await page.getByRole('textbox', { name: '颜色第 1 个值' }).click();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(names).toEqual(['瓷白', '曜石黑', '雾霾紫']);
  handle('雾霾紫').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('已拿起雾霾紫')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('第 2 位，共 3 位')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(names).toEqual(['瓷白', '雾霾紫', '曜石黑']);
});
