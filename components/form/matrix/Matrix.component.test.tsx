import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { Matrix } from './Matrix';
import type { MatrixColumn } from './matrix-column';

interface Row {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly code: string;
  readonly price: number;
  readonly stock: number;
  readonly unit: number;
  readonly on: number;
}
const columns: readonly MatrixColumn[] = [
  { key: 'code', header: '编码', kind: 'text', width: 100 },
  { key: 'price', header: '售价', kind: 'money', width: 100, required: true },
  { key: 'stock', header: '库存', kind: 'integer', width: 80 },
  {
    key: 'unit',
    header: '单位',
    kind: 'select',
    width: 80,
    options: [
      { value: 1, label: '天' },
      { value: 2, label: '月' },
    ],
  },
  { key: 'on', header: '启用', kind: 'switch', width: 60 },
];
const sheet = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ name: `行${n}`, code: '', price: Number.NaN, stock: 0, unit: 1, on: 1 }));

let now: readonly Row[] = [];
let drawn = 0;
const lead = ({ name }: Row) => {
  drawn += 1;
  return <td>{name}</td>;
};
function Sheet({ count, fault = -1 }: { count: number; fault?: number }) {
  const [rows, setRows] = useState<readonly Row[]>(() => sheet(count));
  const [faulty, setFaulty] = useState(false);
  now = rows;
  return (
    <>
      <Matrix<Row>
        label="规格明细"
        rows={rows}
        columns={columns}
        leadHeads={['规格']}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        lead={lead}
        errorsOf={(at) => (faulty && at === fault ? { price: '请输入售价' } : {})}
        firstFault={faulty ? fault : -1}
        disabled={false}
        // A form hands out copies at every key.
        onChange={(next) => setRows(structuredClone(next))}
        onLeave={() => undefined}
      />
      <button type="button" onClick={() => setFaulty(true)}>
        check
      </button>
    </>
  );
}
const cell = (row: number, header: string) => page.getByRole('textbox', { name: `行${row} ${header}`, exact: true });
const drawnRows = () => document.querySelectorAll('tbody tr[data-index]').length;
const paste = (element: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

test('all columns that were typed are filled at once, choices and switches with one press', async () => {
  await draw(<Sheet count={3} />);
  await page.getByRole('textbox', { name: '批量设置 售价' }).fill('12.5');
  await page.getByRole('textbox', { name: '批量设置 库存' }).fill('7');
  await page.getByRole('button', { name: '应用' }).click();
  expect(now.map(({ price, stock }) => [price, stock])).toEqual([1, 2, 3].map(() => [1250, 7]));
  await page.getByRole('combobox', { name: '批量设置 单位' }).selectOptions('月');
  await page.getByRole('switch', { name: '批量设置 启用' }).click();
  expect(now.map(({ unit, on }) => [unit, on])).toEqual([1, 2, 3].map(() => [2, 0]));
  await page.getByRole('textbox', { name: '批量设置 库存' }).fill('9');
  await userEvent.keyboard('{Enter}');
  expect(now.map(({ stock, price }) => [stock, price])).toEqual([1, 2, 3].map(() => [9, 1250]));
});

test('a block of a spreadsheet is pasted from the cell on, with amounts as they are written there', async () => {
  await draw(<Sheet count={4} />);
  paste(cell(1, '编码').element(), 'A-1\t1,234.50\t5\r\nA-2\t¥80\t6\r\n');
  const written = () => now.map(({ code, price, stock }) => [code, price, stock]);
  const blank = ['', Number.NaN, 0];
  await expect.poll(written).toEqual([blank, ['A-1', 123_450, 5], ['A-2', 8000, 6], blank]);
  // What goes over the last row or column changes nothing; what is no value of its column stays as it was written, for the form to refuse.
  paste(cell(3, '售价').element(), 'dear\t8\t1\t1\t1\n1\t1');
  await expect.poll(written).toEqual([blank, ['A-1', 123_450, 5], ['A-2', 8000, 6], ['', 'dear', 8]]);
});

test('a text that is no value stays in its cell, marked, until it is mended or another value comes', async () => {
  await draw(<Sheet count={60} />);
  const stock = (row: number) => cell(row, '库存');
  await stock(0).fill('1.5');
  await userEvent.keyboard('{Tab}');
  await expect.element(stock(0)).toHaveValue('1.5');
  await expect.element(stock(0)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(stock(0)).toHaveAttribute('title', '库存须为整数');
  // The form holds the text: a blank could be taken for nought by what saves a half-written record.
  expect(now[0]?.stock).toBe('1.5');
  await stock(0).fill('２');
  await expect.element(stock(0)).toHaveAttribute('aria-invalid', 'false');
  expect(now[0]?.stock).toBe(2);
  // A column that was pasted, down to rows that are not drawn.
  paste(stock(0).element(), Array.from({ length: 60 }, (_, row) => (row % 59 === 0 ? 'many' : '8')).join('\n'));
  await expect.element(stock(0)).toHaveValue('many');
  expect(now.map((row) => row.stock)).toEqual(['many', ...Array.from({ length: 58 }, () => 8), 'many']);
  stock(0).element().closest('div')?.scrollTo({ top: 100_000 });
  await expect.element(stock(59)).toHaveValue('many');
  await expect.element(stock(59)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: '批量设置 库存' }).fill('4');
  await userEvent.keyboard('{Enter}');
  // The filling row stands above, where the sheet went back to.
  await expect.element(stock(0)).toHaveValue('4');
  await expect.element(stock(0)).toHaveAttribute('aria-invalid', 'false');
});

test('what cannot fill a column stays where it was typed, marked', async () => {
  await draw(<Sheet count={2} />);
  const fill = page.getByRole('textbox', { name: '批量设置 库存' });
  await page.getByRole('textbox', { name: '批量设置 售价' }).fill('１００');
  await fill.fill('1.5');
  await userEvent.keyboard('{Enter}');
  expect(now.map(({ price, stock }) => [price, stock])).toEqual([1, 2].map(() => [10_000, 0]));
  await expect.element(fill).toHaveValue('1.5');
  await expect.element(fill).toHaveAttribute('aria-invalid', 'true');
  await fill.fill('３');
  await expect.element(fill).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '应用' }).click();
  expect(now.map(({ stock }) => stock)).toEqual([3, 3]);
  await expect.element(fill).toHaveValue('');
});

test('of two hundred rows those in sight are drawn; keys go on into the others, and nothing typed is lost', async () => {
  await draw(<Sheet count={200} />);
  expect(drawnRows()).toBeLessThan(60);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
  await cell(0, '售价').fill('3');
  await expect.element(cell(28, '售价')).not.toBeInTheDocument();
  cell(12, '售价').element().focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(16));
  await expect.element(cell(28, '售价')).toHaveFocus();
  await userEvent.keyboard('4');
  expect(now[0]?.price).toBe(300);
  expect(now[28]?.price).toBe(400);
  // Scrolled away from, the row somebody types in stays.
  const frame = cell(28, '售价').element().closest('div');
  frame?.scrollTo({ top: 100_000 });
  await expect.element(cell(199, '售价')).toBeInTheDocument();
  await expect.element(cell(28, '售价')).toHaveFocus();
  await userEvent.keyboard('5');
  expect(now[28]?.price).toBe(4500);
  expect(now).toHaveLength(200);
});

test('keys that come faster than rows are drawn all count, and what is typed next stands where they lead', async () => {
  await draw(<Sheet count={200} />);
  cell(2, '售价').element().focus();
  for (let key = 0; key < 60; key += 1)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  await userEvent.keyboard('6');
  await expect.element(cell(62, '售价')).toHaveFocus();
  await expect.element(cell(62, '售价')).toBeInViewport();
  expect(now.flatMap(({ price }, row) => (Number.isNaN(price) ? [] : [[row, price]]))).toEqual([[62, 600]]);
});

test('a cell that the arrows lead to never stands under the head', async () => {
  await draw(<Sheet count={200} />);
  cell(0, '售价').element().focus();
  await userEvent.keyboard('{ArrowDown}'.repeat(40));
  await expect.element(cell(40, '售价')).toHaveFocus();
  for (let row = 39; row >= 5; row -= 1) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell(row, '售价')).toHaveFocus();
    const { left, top } = cell(row, '售价').element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 9, top + 3), `row ${row}`).toBe(cell(row, '售价').element());
  }
});

test('typing in a cell draws its row again and no other', async () => {
  await draw(<Sheet count={200} />);
  await cell(2, '编码').click();
  drawn = 0;
  await userEvent.keyboard('A-1');
  await expect.element(cell(2, '编码')).toHaveValue('A-1');
  expect(drawn).toBe(3);
});

test('a switch is turned by a press, and the arrows lead over it', async () => {
  await draw(<Sheet count={3} />);
  await page.getByRole('switch', { name: '行0 启用' }).click();
  expect(now.map(({ on }) => on)).toEqual([0, 1, 1]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('switch', { name: '行1 启用' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(now.map(({ on }) => on)).toEqual([0, 0, 1]);
});

test('the first row with a fault comes into sight, unless somebody is typing', async () => {
  await draw(<Sheet count={200} fault={150} />);
  await page.getByRole('button', { name: 'check' }).click();
  await expect.element(page.getByText('请输入售价')).toBeVisible();
});
