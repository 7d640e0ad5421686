import type { ActionContext, RecordAction } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import { mainStoreOnly } from '@/lib/contract/access';
import { goods, goodsInfo } from '@/lib/contract/goods';
import { goodsCategoryMove } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { auditState } from '@/lib/contract/states/goods';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { SomeGoods } from './goods-actions';
import { categoryDialog } from './goods-dialogs';

type Rows = readonly SomeGoods[] | undefined;
interface Wanted {
  readonly kind: GoodsKind;
  readonly categoryId: number;
}

const APPROVED = { tab: 'all', auditStatus: auditState.approved, currPage: 1, pageSize: 10 } as const;

/** Puts goods into another category of their kind, and asks before that takes them off sale (goods.md 5). */
export const moveCategory = (kind: GoodsKind): RecordAction<SomeGoods> => {
  const target = toMany<SomeGoods, { ids: number[]; categoryId: number }, number>(goodsCategoryMove, (ids, categoryId) => ({
    ids,
    categoryId,
  }));
  const wanted = async (context: ActionContext, rows: Rows) => {
    const categoryId = await context.ask(categoryDialog, { kind, title: context.title });
    if (categoryId === undefined || !(await isReviewedAgain(context, rows, { kind, categoryId }))) return categoryId;
    return (await context.confirm({ text: context.message('reaudit.text') })) ? categoryId : undefined;
  };
  return {
    endpoint: goodsCategoryMove,
    one: async (row, context) => {
      const categoryId = await wanted(context, [row]);
      if (categoryId === undefined) return;
      await target.one(row, categoryId, context.write);
      context.succeeded();
    },
    many: async (context, rows) => {
      const categoryId = await wanted(context, rows);
      return categoryId === undefined ? undefined : target.many?.(categoryId);
    },
  };
};

/** Whether the new category, a key field, sends goods to review. The main store's own are never reviewed. */
async function isReviewedAgain({ may, read }: ActionContext, rows: Rows, { kind, categoryId }: Wanted): Promise<boolean> {
  if (may({ access: mainStoreOnly(goodsCategoryMove.access) })) return false;
  // Chosen ones of other pages are known by number alone: any approved goods may be among them.
  const moved = rows
    ? rows.find((row) => row.auditStatus === auditState.approved && row.categoryId !== categoryId)
    : (await read(goods.list, { ...APPROVED, kind })).rows[0];
  // All are of the viewer's store, so that one tells for all whether it is under review.
  return moved !== undefined && (await read(goodsInfo, { id: moved.id })).reviewed === yesNo.yes;
}
