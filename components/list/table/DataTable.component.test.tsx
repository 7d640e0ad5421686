import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, Suspense, use, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InnerTable } from '@/components/controls/InnerTable';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { clippedDescenders } from '@/components/testing/clipped-descenders';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { formatFen } from '@/lib/format/money';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from '../columns/column';
import { countColumn, moneyColumn } from '../columns/FieldColumns';
import { ListPage } from '../ListPage';

const columns: readonly Column<Box>[] = [
  { key: 'id', header: 'ID', width: 80, cell: (box) => box.id },
  { key: 'name', header: '名称', cell: (box) => box.name },
  { key: 'worth', header: '销售额', card: 'amount', cell: () => '¥5.00' },
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({ key, header: key, width: 220, cell: () => key })),
];

function Boxes() {
  const list = useResourceList(boxes);
  const panel = {
    label: '规格',
    has: (box: Box) => box.id !== 2,
    draw: (box: Box) => (
      <InnerTable
        label={`规格 ${box.id}`}
        columns={[
          { key: 'sku', header: '规格', cell: (sku: string) => sku },
          { key: 'price', header: '售价', align: 'end', cell: () => '¥1.00' },
        ]}
        rows={['红', '蓝']}
        keyOf={(sku) => sku}
      />
    ),
  };
  return <ListPage list={list} columns={columns} panel={panel} bulk={<span />} />;
}

const rows = [1, 2, 3].map((id) => ({ id, name: `盒子${id}` }));
const open = async () => {
  answerCalls(boxes.list, () => ({ rows, total: 3 }));
  await draw(<Boxes />);
  await expect.element(page.getByText('盒子3')).toBeVisible();
};
const arrows = page.getByRole('button', { name: '规格' });

test('a row unfolds by keyboard; one with nothing below it has no arrow', async () => {
  await open();
  expect(arrows.elements()).toHaveLength(2);
  arrows.first().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(arrows.first()).toHaveAttribute('aria-expanded', 'true');
  const inner = page.getByRole('table', { name: '规格 1' });
  await expect.element(inner).toBeVisible();
  // As wide as what is seen, however wide the table is.
  expect(inner.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  await userEvent.keyboard(' ');
  await expect.element(inner).not.toBeInTheDocument();
});

/** How many calls were under way when the screen of a list stood there for the first time. */
function WatchedBoxes({ onDrawn }: { onDrawn: (calls: number) => void }) {
  const queries = useQueryClient();
  const list = useResourceList(boxes);
  useLayoutEffect(() => onDrawn(queries.isFetching({ queryKey: [boxes.name] })), [queries, onDrawn]);
  return <ListPage list={list} columns={columns} bulk={<span />} />;
}

test('the call of a list leaves while its screen is drawn for the first time, and once', async () => {
  const calls = answerCalls(boxes.list, () => ({ rows, total: 3 }));
  const drawnWith: number[] = [];
  await draw(<WatchedBoxes onDrawn={(under) => void drawnWith.push(under)} />);
  await expect.element(page.getByText('盒子3')).toBeVisible();
  expect(drawnWith[0]).toBe(1);
  expect(calls).toHaveLength(1);
});

test('a connection that is lost on the first try is tried again, as for any other call', async () => {
  let tries = 0;
  answerCalls(boxes.list, () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return { rows, total: 3 };
  });
  await draw(<ManyBoxes />);
  await expect.element(page.getByText('盒子3')).toBeVisible();
  expect(tries).toBe(2);
});

/** Stands there once a promise has come, and everything beside it with it. */
function Late({ until }: { until: Promise<unknown> }) {
  use(until);
  return null;
}

test('a call that is refused before its screen stands there is not made again by the screen', async () => {
  const calls = answerCalls(boxes.list, () => {
    throw new ApiError(10_001, 'no boxes today');
  });
  const refused = vi.waitFor(() => expect(document.body.textContent).toContain('no boxes today'), 10_000);
  await draw(
    <Suspense>
      <ManyBoxes />
      <Late until={refused} />
    </Suspense>,
  );
  await expect.element(page.getByRole('region', { name: '数据列表' }).getByText('no boxes today')).toBeVisible();
  expect(calls).toHaveLength(1);
  // Told once: a message that comes again counts itself.
  expect(page.getByRole('region', { name: '消息' }).element().querySelector('.count')).toBeNull();
});

function ManyBoxes() {
  return <ListPage list={useResourceList(boxes)} columns={columns} bulk={<span />} />;
}
const typedColumns: readonly Column<Box>[] = [
  { key: 'name', header: '名称', cell: (box) => <input aria-label={box.name} /> },
  { key: 'id', header: 'ID', cell: (box) => box.id },
];
function TypedBoxes() {
  return <ListPage list={useResourceList(boxes)} columns={typedColumns} bulk={<span />} />;
}
const drawn = () => document.querySelectorAll('tr[data-id]').length;
const openFifty = async (screen = <ManyBoxes />) => {
  const fifty = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `箱${at + 1}` }));
  answerCalls(boxes.list, () => ({ rows: fifty, total: 120 }));
  await draw(<div style={{ height: 500, display: 'flex', '--page-room': '500px' } as CSSProperties}>{screen}</div>);
  await expect.poll(drawn).toBeGreaterThan(8);
};

test('of fifty rows those in sight are drawn, and their count is told', async () => {
  await openFifty();
  expect(drawn()).toBeGreaterThan(8);
  expect(drawn()).toBeLessThan(45);
  const table = page.getByRole('table').element();
  expect(table.getAttribute('aria-rowcount')).toBe('51');
  expect(table.querySelector('tr[data-id="1"]')?.getAttribute('aria-rowindex')).toBe('2');
  page.getByRole('region', { name: '数据列表' }).element().scrollTo({ top: 100_000 });
  await expect.element(page.getByText('箱50', { exact: true })).toBeVisible();
});

test('the list is as high before its rows were met as after, so that a jump to its end arrives there', async () => {
  await openFifty();
  const frame = page.getByRole('region', { name: '数据列表' }).element();
  const height = frame.scrollHeight;
  frame.scrollTo({ top: 100_000 });
  await expect.element(page.getByText('箱50', { exact: true })).toBeVisible();
  for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
  expect(frame.scrollHeight).toBe(height);
});

function HiddenBoxes() {
  const list = useResourceList(boxes);
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        show or hide
      </button>
      {shown && <ListPage list={list} columns={columns} bulk={<span />} />}
    </>
  );
}

test('a list that is drawn with its rows at once follows the scrolling from the first', async () => {
  await openFifty(<HiddenBoxes />);
  await page.getByText('show or hide').click();
  await expect.poll(drawn).toBe(0);
  await page.getByText('show or hide').click();
  await expect.poll(drawn).toBeGreaterThan(8);
  page.getByRole('region', { name: '数据列表' }).element().scrollTo({ top: 100_000 });
  await expect.element(page.getByText('箱50', { exact: true })).toBeVisible();
});

test('the row somebody types in stays, with what was typed, wherever the list is scrolled to', async () => {
  await openFifty(<TypedBoxes />);
  const frame = page.getByRole('region', { name: '数据列表' }).element();
  const height = frame.scrollHeight;
  await page.getByLabelText('箱2', { exact: true }).fill('half a word');
  frame.scrollTo({ top: 100_000 });
  await expect.element(page.getByLabelText('箱50', { exact: true })).toBeVisible();
  expect(page.getByLabelText('箱10', { exact: true }).elements()).toEqual([]);
  // The room of the rows between is neither lost nor counted twice; what differs are heights that were guessed.
  expect(Math.abs(frame.scrollHeight - height)).toBeLessThan(48);
  frame.scrollTo({ top: 0 });
  await expect.element(page.getByLabelText('箱2', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('箱2', { exact: true })).toHaveValue('half a word');
  await expect.element(page.getByLabelText('箱2', { exact: true })).toHaveFocus();
});

test.each([
  ['its search is opened', () => userEvent.keyboard('{Control>}f{/Control}')],
  ['it prints', () => window.dispatchEvent(new Event('beforeprint'))],
  ['its menu may be opened', () => window.dispatchEvent(new Event('blur'))],
])('all fifty rows stand there for the browser when %s', async (_when, happens) => {
  await openFifty();
  await happens();
  await expect.poll(drawn).toBe(50);
});

test('a card of a phone unfolds too', async () => {
  await page.viewport(390, 844);
  await open();
  await arrows.first().click();
  await expect.element(page.getByRole('listitem').first().getByRole('table', { name: '规格 1' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  // An amount at the foot says which one it is.
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('销售额¥5.00');
  await page.viewport(1440, 900);
});

test('descenders in a head that sorts are whole', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'ID' })).toBeVisible();
  expect(clippedDescenders(document.querySelector('thead') as Element)).toEqual([]);
});

const MILLIONS = 99_999_999_999;
const figureColumns: readonly Column<Box>[] = [
  { key: 'name', header: '名称', cell: (box) => box.name },
  { ...moneyColumn('id', '手续费', 78), key: 'fee' },
  { ...countColumn('id', '商品', 66), key: 'count' },
];
function Figures() {
  return <ListPage list={useResourceList(boxes)} columns={figureColumns} />;
}

test('the largest amount and count are read whole in the narrowest column, and small ones keep to one line', async () => {
  answerCalls(boxes.list, () => ({ rows: [MILLIONS, 12].map((id) => ({ id, name: `盒子${id}` })), total: 2 }));
  // A table as wide as its columns are made.
  await draw(
    <div style={{ width: 300 }}>
      <Figures />
    </div>,
  );
  await expect.element(page.getByRole('cell', { name: formatFen(MILLIONS) })).toBeVisible();
  const heights = [...document.querySelectorAll('tbody tr')].map((row) => {
    for (const cell of row.querySelectorAll('td')) expect(cell.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(cell.clientWidth);
    return row.getBoundingClientRect().height;
  });
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
});
