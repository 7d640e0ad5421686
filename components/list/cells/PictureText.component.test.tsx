import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { PictureText } from './PictureText';

const LINE = 14 * 1.4;

/** A cell as narrow as that of the goods' names on a window of 1440 px. */
const Cell = ({ title, onOpen }: { title: string; onOpen?: () => void }) => (
  <div style={{ width: 172, fontSize: 14 }}>
    <PictureText src={undefined} title={title} note="官方正品" {...(onOpen ? { onOpen } : {})} />
  </div>
);

/** The text of an element, and how much of it its box hides. */
const hidden = (element: Element) => element.scrollHeight - element.clientHeight;

test('a name that one line does not hold goes on in the second, whole', async () => {
  await draw(<Cell title="在线设计会员账号 专业版" />);
  const name = page.getByText('在线设计会员账号 专业版').element();
  expect(Math.round(name.clientHeight)).toBe(Math.round(2 * LINE));
  expect(hidden(name)).toBe(0);
});

test('a name of more than two lines ends in the second', async () => {
  const long = '在线设计会员账号 专业版 含三年更新与全部素材库及一对一辅导';
  await draw(<Cell title={long} onOpen={() => undefined} />);
  const name = page.getByText(long).element();
  expect(Math.round(name.clientHeight)).toBe(Math.round(2 * LINE));
  expect(hidden(name)).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: long })).toHaveAttribute('title', long);
});

test('a name that opens its record is a button, high enough for a pointer, and covers no note', async () => {
  const open = vi.fn();
  await draw(<Cell title="翻译会员" onOpen={open} />);
  const button = page.getByRole('button', { name: '翻译会员' });
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(23.5);
  const note = page.getByText('官方正品').element().getBoundingClientRect();
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(note.top + 2.5);
  await userEvent.click(button);
  expect(open).toHaveBeenCalledOnce();
});
