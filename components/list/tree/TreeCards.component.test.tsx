import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { treeRows } from '@/lib/list/tree-rows';
import { TreeCards } from './TreeCards';

interface Node {
  readonly id: number;
  readonly name: string;
  readonly children: readonly Node[];
}
const tree: readonly Node[] = [
  { id: 1, name: '数码', children: [{ id: 11, name: '耳机', children: [] }] },
  { id: 2, name: '家居', children: [] },
];
const shape = {
  columns: [{ key: 'name', header: '名称', cell: ({ name }: Node) => name }],
  nameOf: ({ name }: Node) => name,
  childrenOf: ({ children }: Node) => children,
};

test('a tree on a phone is a list whose items name their level', async () => {
  const toggled = vi.fn();
  const nodes = treeRows(tree, { ...shape, isOpen: () => true });
  await draw(<TreeCards label="分类" nodes={nodes} shape={shape} onToggle={toggled} />);
  const list = page.getByRole('list', { name: '分类' }).element();
  expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI', 'LI', 'LI']);
  expect(list.querySelectorAll('li li')).toHaveLength(0);
  expect([...list.children].map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '1']);
  await page.getByRole('button', { name: '收起数码' }).click();
  expect(toggled).toHaveBeenCalledWith(tree[0]);
});
