import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { draw } from '@/components/testing/draw';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './columns/column';
import { FilterBar } from './filters/FilterBar';
import { ListPage } from './ListPage';
import { OwnAddress } from './OwnAddress';

const columns: readonly Column<Box>[] = [
  { key: 'name', header: '名称', cell: ({ name }) => name },
  { key: 'id', header: 'ID', width: 90, cell: ({ id }) => id },
];
function Boxes() {
  const list = useResourceList(boxes);
  return (
    <ListPage list={list} columns={columns} filters={<FilterBar list={list} lead={null} actions={<button type="button">新增</button>} />} />
  );
}
const openFifty = async () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: `箱${at + 1}` }));
  const calls = answerCalls(boxes.list, () => ({ rows, total: 50 }));
  await draw(
    <OwnAddress>
      <Boxes />
    </OwnAddress>,
  );
  await expect.element(page.getByText('箱3', { exact: true })).toBeVisible();
  return calls;
};

const medium = (media: 'print' | '') =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', { media });
afterEach(async () => {
  await medium('');
  await page.viewport(1440, 900);
});

test('on paper stands every row of the page, and no button', async () => {
  await openFifty();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(50);
  await medium('print');
  const frame = page.getByRole('region', { name: '数据列表' }).element();
  expect(getComputedStyle(frame).overflowY).toBe('visible');
  const list = (frame.parentElement as Element).getBoundingClientRect();
  expect(list.bottom).toBeGreaterThanOrEqual(document.querySelector('tbody tr:last-child')?.getBoundingClientRect().bottom ?? Infinity);
  for (const name of ['新增', '查询']) await expect.element(page.getByText(name)).not.toBeVisible();
  await expect.element(page.getByLabelText('下一页')).not.toBeVisible();
  await expect.element(page.getByText('共 50 条')).toBeVisible();
});

test('on a phone, which shows no heads, the order is chosen among the filters', async () => {
  await page.viewport(390, 844);
  const calls = await openFifty();
  await page.getByRole('button', { name: '筛选' }).click();
  const order = page.getByLabelText('排序');
  await expect.element(order).toHaveValue('id desc');
  await order.selectOptions('ID 升序');
  await expect.poll(() => Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({ sortField: 'id', sortOrder: 'asc' });
  await expect.element(order).toHaveValue('id asc');
});
