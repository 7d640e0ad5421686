import type { GoodsCategory, GoodsSubcategory } from '@/lib/contract/goods-category';

/** A category of either level, called by its whole way: "parent / child". */
export interface CategoryOfLevel {
  readonly category: GoodsCategory | GoodsSubcategory;
  readonly label: string;
}

/** The categories of a tree in their order, each parent before its children. */
export const bothLevels = (tree: readonly GoodsCategory[]): readonly CategoryOfLevel[] =>
  tree.flatMap((parent) => [{ category: parent, label: parent.name }, ...childrenOf(parent)]);

/** The children of a category, called by the whole way. */
export const childrenOf = (parent: GoodsCategory): CategoryOfLevel[] =>
  parent.children.map((child) => ({ category: child, label: `${parent.name} / ${child.name}` }));
