import type { GoodsCategory } from '@/lib/contract/goods-category';

interface Wanted {
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** Categories as a tree of two levels, largest sort first. What is looked for keeps the parent it stands under in sight. */
export function categoryTree(all: readonly GoodsCategory[], { name = '', status }: Wanted): GoodsCategory[] {
  const words = name.toLowerCase();
  const fits = (row: GoodsCategory) => row.name.toLowerCase().includes(words) && (status === undefined || row.status === status);
  const ordered = [...all].sort((one, other) => other.sort - one.sort || other.id - one.id);
  const looking = words !== '' || status !== undefined;
  return ordered
    .filter(({ parentId }) => parentId === 0)
    .flatMap((parent) => {
      const children = ordered.filter(({ parentId }) => parentId === parent.id);
      const shown =
        looking && !fits(parent) ? children.filter(fits) : children.filter((child) => !looking || status === undefined || fits(child));
      if (looking && !fits(parent) && shown.length === 0) return [];
      const goodsCount = parent.goodsCount + children.reduce((sum, child) => sum + child.goodsCount, 0);
      return [{ ...parent, goodsCount, children: shown.map((child) => ({ ...child, children: [] })) }];
    });
}
