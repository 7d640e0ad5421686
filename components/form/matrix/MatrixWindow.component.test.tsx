import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { Matrix } from './Matrix';
import type { MatrixColumn } from './matrix-column';

/** The code of what is fetched comes, or fails to, when the test says so. */
const code = vi.hoisted(() => {
  let settle: { come(): void; fail(): void };
  let coming = Promise.resolve();
  let away = false;
  return {
    isAway: () => away,
    wait: () => coming,
    hold: () => {
      away = true;
      coming = new Promise((resolve, reject) => {
        settle = { come: resolve, fail: () => reject(new TypeError('no such script')) };
      });
    },
    come: () => {
      away = false;
      settle.come();
    },
    fail: () => settle.fail(),
  };
});
vi.mock('@/components/dialogs/use-lazy-part', async (importOriginal) => {
  const module = await importOriginal<typeof import('@/components/dialogs/use-lazy-part')>();
  const lazyPart: typeof module.lazyPart = (importPart) => {
    const part = module.lazyPart(importPart);
    return { ...part, loaded: () => (code.isAway() ? undefined : part.loaded()), load: () => code.wait().then(part.load) };
  };
  return { ...module, lazyPart };
});

interface Row {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly price: number;
}
const columns: readonly MatrixColumn[] = [{ key: 'price', header: '售价', kind: 'money', width: 100 }];
const sheet = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ name: `行${n}`, price: Number.NaN }));

let now: readonly Row[] = [];
let grow: (count: number) => void = () => undefined;
function Sheet({ count, fault = -1 }: { count: number; fault?: number }) {
  const [rows, setRows] = useState<readonly Row[]>(() => sheet(count));
  now = rows;
  grow = (next) => setRows((before) => (next > before.length ? [...before, ...sheet(next).slice(before.length)] : before.slice(0, next)));
  return (
    <Matrix<Row>
      label="规格明细"
      rows={rows}
      columns={columns}
      leadHeads={['规格']}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      lead={({ name }) => <td>{name}</td>}
      errorsOf={() => ({})}
      firstFault={fault}
      disabled={false}
      onChange={(next) => setRows(structuredClone(next))}
      onLeave={() => undefined}
    />
  );
}
const cell = (row: number) => page.getByRole('textbox', { name: `行${row} 售价`, exact: true });
const drawnRows = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')].map(({ dataset }) => Number(dataset.index));
const frame = () => page.getByRole('table').element().parentElement as HTMLElement;
const scrolledHeight = () => frame().scrollHeight;

beforeEach(code.hold);

test('while the code is away a large sheet shows the rows in sight, and more as somebody goes or scrolls there', async () => {
  await draw(<Sheet count={200} />);
  expect(drawnRows()).toEqual(Array.from({ length: 16 }, (_, index) => index));
  const height = scrolledHeight();
  cell(14).element().focus();
  // Faster than anything is drawn in between.
  for (let key = 0; key < 10; key += 1)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  await expect.element(cell(24)).toHaveFocus();
  await userEvent.keyboard('1.');
  expect(now[24]?.price).toBe(100);
  frame().scrollTo({ top: 2500 });
  await expect.element(cell(62)).toBeInViewport();
  await expect.element(cell(24)).toHaveFocus();
  code.come();
  await expect.poll(() => drawnRows().length).toBeLessThan(22);
  // The cell is the same, with what is half typed, and the sheet is where it was.
  await expect.element(cell(24)).toHaveFocus();
  await expect.element(cell(24)).toHaveValue('1.');
  await expect.element(cell(62)).toBeInViewport();
  expect(Math.abs(scrolledHeight() - height)).toBeLessThan(3);
  await userEvent.keyboard('5');
  expect(now[24]?.price).toBe(150);
});

test('a fault far below comes into sight before the code is there', async () => {
  await draw(<Sheet count={200} fault={150} />);
  await expect.element(cell(150)).toBeInViewport();
  code.come();
  await expect.poll(() => drawnRows().length).toBeLessThan(22);
  await expect.element(cell(150)).toBeInViewport();
});

test.each([false, true])('a row too many and back takes no cell from whoever types, code there: %s', async (there) => {
  if (there) code.come();
  await draw(<Sheet count={30} />);
  cell(29).element().focus();
  await userEvent.keyboard('7.');
  const typing = cell(29).element();
  const rows = [...document.querySelectorAll('tbody tr[data-index]')];
  const stands = () => {
    expect(document.activeElement).toBe(typing);
    expect((typing as HTMLInputElement).value).toBe('7.');
  };
  grow(31);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '32');
  stands();
  // Until the code comes all that stood there stands, and the new row as soon as somebody goes there.
  if (!there) {
    expect(rows.every(({ isConnected }) => isConnected)).toBe(true);
    expect(drawnRows()).toHaveLength(30);
    code.come();
  }
  await expect.poll(() => drawnRows().length).toBeLessThan(30);
  stands();
  await expect.element(cell(30)).toBeInTheDocument();
  grow(30);
  await expect.poll(drawnRows).toHaveLength(30);
  stands();
  await userEvent.keyboard('5');
  // What was in sight the last time is not what is in sight now.
  cell(1).element().focus();
  const first = cell(1).element();
  grow(32);
  await expect.poll(() => drawnRows().length).toBeLessThan(30);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('8');
  expect([now[29]?.price, now[1]?.price]).toEqual([750, 800]);
});

test('without its code a large sheet is drawn whole, and that is told', async () => {
  await draw(<Sheet count={60} />);
  cell(3).element().focus();
  await userEvent.keyboard('2.');
  code.fail();
  await expect.element(page.getByText('页面发生意外错误').first()).toBeVisible();
  await expect.poll(drawnRows).toHaveLength(60);
  await expect.element(cell(3)).toHaveFocus();
  await expect.element(cell(3)).toHaveValue('2.');
});
