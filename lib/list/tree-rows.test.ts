import { expect, test } from 'vitest';
import { moved, treeRows } from './tree-rows';

interface Node {
  readonly id: number;
  readonly children: readonly Node[];
}
const leaf = (id: number): Node => ({ id, children: [] });
const tree: readonly Node[] = [{ id: 1, children: [leaf(11), leaf(12)] }, leaf(2)];
const shown = (open: readonly number[]) =>
  treeRows(tree, { childrenOf: (node) => node.children, isOpen: ({ id }) => open.includes(id) }).map(({ row, depth }) => [row.id, depth]);

test('a closed row hides what lies below it', () => {
  expect(shown([1])).toEqual([
    [1, 0],
    [11, 1],
    [12, 1],
    [2, 0],
  ]);
  expect(shown([])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('one is moved, the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
