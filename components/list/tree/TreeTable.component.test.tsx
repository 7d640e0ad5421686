import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { carry, handle, moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { moved } from '@/lib/list/tree-rows';
import { InlineNumber } from '../cells/InlineNumber';
import { TreeTable } from './TreeTable';
import { useClosedRows } from './use-closed-rows';

interface Node {
  readonly id: number;
  readonly name: string;
  readonly children: readonly Node[];
}
const leaf = (id: number, name: string): Node => ({ id, name, children: [] });
const tree = [{ id: 1, name: '数码', children: [leaf(11, '耳机'), leaf(12, '手表'), leaf(13, '键盘')] }, leaf(2, '家居'), leaf(3, '食品')];
const saved = vi.fn(async () => undefined);
const columns = [
  { key: 'name', header: '名称', cell: (node: Node) => node.name },
  { key: 'sort', header: '排序', cell: (node: Node) => <InlineNumber value={node.id} label="排序" min={0} max={9999} onSave={saved} /> },
];

function Tree() {
  const [rows, setRows] = useState<readonly Node[]>(tree);
  const closed = useClosedRows('nodes');
  const place = (row: Node, siblings: readonly Node[], to: number) => {
    const order = moved(siblings, siblings.indexOf(row), to);
    setRows((before) =>
      siblings === before ? order : before.map((each) => (each.children === siblings ? { ...each, children: order } : each)),
    );
  };
  return (
    <TreeTable
      label="分类"
      rows={rows}
      closed={closed}
      columns={columns}
      childrenOf={(node) => node.children}
      nameOf={(node) => node.name}
      onMove={place}
    />
  );
}
const names = () => [...document.querySelectorAll('tbody .branch')].map((cell) => cell.textContent);

test('a branch is closed and opened again', async () => {
  await draw(<Tree />);
  expect(names()).toEqual(['数码', '耳机', '手表', '键盘', '家居', '食品']);
  const arrow = page.getByRole('button', { name: '收起数码' });
  arrow.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['数码', '家居', '食品']);
  await page.getByRole('button', { name: '展开数码' }).click();
  // A table and no treegrid, which would promise keys of its own: what is drawn by indent and arrow is said in words.
  await expect.element(page.getByRole('table', { name: '分类' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '第 2 级 耳机' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '收起数码' })).toHaveAttribute('aria-expanded', 'true');
  expect(page.getByText('第 1 级').elements()).toHaveLength(0);
});

test('a row is ordered among its siblings by keyboard, and stays below its parent', async () => {
  await draw(<Tree />);
  await moveByKeys('键盘', '{ArrowUp}', '第 2 位，共 3 位');
  await expect.poll(names).toEqual(['数码', '耳机', '键盘', '手表', '家居', '食品']);
});

test('a row is carried to another place among its siblings by mouse, and never below another parent', async () => {
  await draw(<Tree />);
  const row = (name: string) => page.getByRole('row', { name });
  await carry('键盘', row('耳机'), '第 1 位，共 3 位');
  await expect.poll(names).toEqual(['数码', '键盘', '耳机', '手表', '家居', '食品']);
  // Let go over another branch, it goes to the nearest place among its own.
  await carry('键盘', row('食品'), '第 3 位，共 3 位');
  await expect.poll(names).toEqual(['数码', '耳机', '手表', '键盘', '家居', '食品']);
  await carry('食品', row('数码'), '第 1 位，共 3 位');
  await expect.poll(names).toEqual(['食品', '数码', '耳机', '手表', '键盘', '家居']);
});

test('a row is sent to another place among its siblings from the menu of its handle', async () => {
  await draw(<Tree />);
  await handle('键盘').click();
  await page.getByRole('menuitem', { name: '移到最前' }).click();
  await expect.poll(names).toEqual(['数码', '键盘', '耳机', '手表', '家居', '食品']);
  await expect.element(page.getByText('已放到第 1 位')).toBeInTheDocument();
  await handle('数码').click();
  await page.getByRole('menuitem', { name: '后移一位' }).click();
  await expect.poll(names).toEqual(['家居', '数码', '键盘', '耳机', '手表', '食品']);
});

test('a number is changed in its cell', async () => {
  await draw(<Tree />);
  await page.getByRole('row', { name: '家居' }).getByRole('button', { name: '修改排序' }).click();
  await userEvent.keyboard('7{Enter}');
  await expect.poll(() => saved).toHaveBeenCalledWith(7);
});

test('on a phone it is cards, those of a branch further in than the one they belong to', async () => {
  await page.viewport(390, 844);
  await draw(<Tree />);
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('耳机');
  const startOf = (at: number) => page.getByRole('listitem').nth(at).element().lastElementChild?.getBoundingClientRect().left ?? 0;
  expect(startOf(1)).toBeGreaterThan(startOf(0));
  expect(startOf(4)).toBe(startOf(0));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1440, 900);
});
