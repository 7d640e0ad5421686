import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { GoodsCategory, GoodsCategoryDraft, GoodsSubcategory } from '@/lib/contract/goods-category';
import { onOff } from '@/lib/contract/states/on-off';

/** A category of either level. */
export type CategoryRow = GoodsCategory | GoodsSubcategory;
/** What the form of a category holds; a new one has no version yet. */
export type CategoryValues = GoodsCategoryDraft & { version?: number | undefined };

/** A category as the form edits it. */
export const categoryValues = ({ kind, parentId, name, icon, banner, sort, status, version }: CategoryRow): CategoryValues => ({
  ...{ kind, parentId, name, icon, banner, sort, status, version },
});

/** What the form of a new category starts with. */
export const newCategory = (kind: GoodsKind, parentId: number): CategoryValues => ({
  ...{ kind, parentId, name: '', icon: '', banner: '', sort: 0, status: onOff.on },
});
