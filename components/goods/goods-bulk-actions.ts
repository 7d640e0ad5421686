import { confirmed, reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import { goodsAudit } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { auditState } from '@/lib/contract/states/goods';
import { goodsActions } from './goods-actions';
import { moveCategory } from './move-category';

const LONGEST_REASON = 200;

/** What can be done with the chosen goods at once, in the order of the bulk bar (goods.md 4); categories are those of a kind. */
export const goodsBulkActions = (kind: GoodsKind) => {
  const { onSale, offSale, isRecommend, isHot, isNew, recycle, restore } = goodsActions.actions;
  return recordActions({ name: 'goods' }, goodsActions.titleOf, {
    onSale,
    offSale,
    move: moveCategory(kind),
    isRecommend,
    isHot,
    isNew,
    approve: confirmed(toMany(goodsAudit, (ids) => ({ ids, result: auditState.approved, reason: '' }))),
    reject: reasoned(
      toMany(goodsAudit, (ids, reason: string) => ({ ids, result: auditState.rejected, reason })),
      { max: LONGEST_REASON, danger: true, labels: 'goods.auditDialog' },
    ),
    recycle,
    restore,
  });
};
