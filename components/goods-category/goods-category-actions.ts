import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { goodsCategory, goodsCategoryStatus } from '@/lib/contract/goods-category';
import type { CategoryRow } from './category-values';
import { categoryForm } from './goods-category-dialogs';

const setStatus = (status: 0 | 1) => toOne(goodsCategoryStatus, ({ id }: CategoryRow) => ({ body: { id, status } }));

/** What can be done with a category of either level. */
export const categoryActions = recordActions({ name: 'goodsCategory' }, ({ name }: CategoryRow) => name, {
  addChild: opens(goodsCategory.create, categoryForm, ({ id, kind }: CategoryRow) => ({ kind, category: null, parentId: id }), {
    allowed: ({ parentId }) => parentId === 0,
  }),
  edit: opens(goodsCategory.update, categoryForm, (category: CategoryRow) => ({
    kind: category.kind,
    category,
    parentId: category.parentId,
  })),
  delete: removes(goodsCategory.remove),
  ...switchedInCell(setStatus),
});

export type CategoryActions = BoundActions<CategoryRow, keyof (typeof categoryActions)['actions']>;
