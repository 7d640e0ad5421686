import { confirmed, opens, reasoned, removes, switched } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { byId, toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { isOwn } from '@/components/viewer/is-own';
import { MAIN_STORE, mayCall, UPLOAD_GOODS } from '@/lib/contract/access';
import { type Goods, goodsUpdate } from '@/lib/contract/goods';
import {
  type GOODS_FLAGS,
  goodsAudit,
  goodsCopy,
  goodsFlag,
  goodsRemove,
  goodsRestore,
  goodsStatus,
  goodsStock,
  goodsWithdraw,
} from '@/lib/contract/goods/action';
import { needsUploadGoods } from '@/lib/contract/goods/kind';
import { goodsCard } from '@/lib/contract/goods-card';
import { auditState, goodsState, goodsTransitions } from '@/lib/contract/states/goods';
import { onOff } from '@/lib/contract/states/on-off';
import { allowed } from '@/lib/contract/states/transitions';
import { yesNo } from '@/lib/contract/states/yes-no';
import { auditDialog, cardDrawer, flagDialog, stockDialog } from './goods-dialogs';
import { goodsPlaces } from './goods-places';

/** What lists, drawers and bulk bars need to know of goods: the subset that rows and records share. */
export type SomeGoods = Pick<
  Goods,
  'id' | 'kind' | 'name' | 'cover' | 'categoryId' | 'status' | 'auditStatus' | 'storeId' | 'cardStock' | (typeof GOODS_FLAGS)[number]
>;

type Offered = NonNullable<RecordAction<SomeGoods>['allowed']>;

const LONGEST_REASON = 200;

/** Every store changes its own goods; the main store reviews, marks and forces off sale those of others. */
const ofOthers: Offered = (row, viewer) => viewer.storeId === MAIN_STORE && !isOwn(row, viewer);

const inState = (step: keyof typeof goodsTransitions) => (row: SomeGoods) => allowed(goodsTransitions, row, step);
const isKept = ({ status }: SomeGoods) => status !== goodsState.recycled;
const own =
  (fits: (row: SomeGoods) => boolean): Offered =>
  (row, viewer) =>
    isOwn(row, viewer) && fits(row);
const mayMake: Offered = ({ kind }, viewer) => !needsUploadGoods(kind) || mayCall(viewer, { storeAuth: UPLOAD_GOODS });

const moved = (status: typeof goodsState.onSale | typeof goodsState.offSale | typeof goodsState.recycled) =>
  toMany(goodsStatus, (ids) => ({ ids, status, reason: '' }));

const edit: RecordAction<SomeGoods> = {
  endpoint: goodsUpdate,
  allowed: own((row) => isKept(row) && row.auditStatus !== auditState.pending),
  one: async ({ id, kind }, { go }) => go(goodsPlaces[kind].edit(id)),
};

/** Turned about in a row; for many it is asked for. */
const mark = (field: (typeof GOODS_FLAGS)[number]): RecordAction<SomeGoods> => {
  const target = toMany(goodsFlag, (ids, value: typeof onOff.on | typeof onOff.off) => ({ ids, field, value }));
  const isMarked = (row: SomeGoods) => row[field] === onOff.on;
  return {
    endpoint: goodsFlag,
    allowed: (row, viewer) => ofOthers(row, viewer) && isKept(row),
    named: (row) => `${isMarked(row) ? 'unmark' : 'mark'}.${field}`,
    rare: () => true,
    one: async (row, { write, succeeded }) => {
      await target.one(row, isMarked(row) ? onOff.off : onOff.on, write);
      succeeded();
    },
    many: async ({ ask, title, message }) => {
      const value = await ask(flagDialog, { title, label: message(`fields.${field}`) });
      return value === undefined ? undefined : target.many?.(value);
    },
  };
};

/** What can be done with goods, from their row and from their record. */
export const goodsActions = recordActions({ name: 'goods' }, ({ name }: SomeGoods) => name, {
  edit,
  onSale: switched(moved(goodsState.onSale), { quiet: true, allowed: own(inState('putOnSale')) }),
  offSale: switched(moved(goodsState.offSale), { quiet: true, allowed: own(inState('takeOffSale')) }),
  withdraw: confirmed(byId(goodsWithdraw), { allowed: own(inState('withdrawAudit')) }),
  cards: opens(goodsCard.list, cardDrawer, ({ id, name, cover }: SomeGoods) => ({ goodsId: id, name, cover }), {
    allowed: own((row) => row.cardStock === yesNo.yes && isKept(row)),
  }),
  stock: opens(goodsStock, stockDialog, ({ id, name }: SomeGoods) => ({ id, name }), {
    allowed: own((row) => row.cardStock === yesNo.no && isKept(row)),
  }),
  copy: confirmed(byId(goodsCopy), { allowed: (row, viewer) => own(isKept)(row, viewer) && mayMake(row, viewer) }),
  restore: confirmed(
    toMany(goodsRestore, (ids) => ({ ids })),
    { allowed: own(inState('restore')) },
  ),
  remove: removes(goodsRemove, { rare: () => true, allowed: own(inState('remove')) }),
  recycle: confirmed(moved(goodsState.recycled), { danger: true, allowed: own(inState('recycle')) }),
  audit: opens(goodsAudit, auditDialog, ({ id, name }: SomeGoods) => ({ ids: [id], name }), { allowed: inState('approve') }),
  forceOffSale: reasoned(
    toMany(goodsStatus, (ids, reason: string) => ({ ids, status: goodsState.offSale, reason })),
    {
      max: LONGEST_REASON,
      danger: true,
      rare: () => true,
      allowed: (row, viewer) => ofOthers(row, viewer) && inState('forceOffSale')(row),
    },
  ),
  isRecommend: mark('isRecommend'),
  isHot: mark('isHot'),
  isNew: mark('isNew'),
});

export type GoodsActions = BoundActions<SomeGoods, keyof (typeof goodsActions)['actions']>;
