import { confirmed, reasoned } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany, toOne } from '@/components/actions/target';
import type { GoodsRecord } from '@/lib/contract/goods';
import {
  type GoodsCard,
  goodsCard,
  goodsCardRemove,
  goodsCardRestock,
  goodsCardReveal,
  goodsCardsRemove,
  goodsCardUpdate,
  goodsCardVoid,
} from '@/lib/contract/goods-card';
import { cardTransitions } from '@/lib/contract/states/card';
import { allowed } from '@/lib/contract/states/transitions';
import { cardForm } from './goods-card-dialogs';

const LONGEST_REASON = 100;

/** What can be done with the cards of goods, by the store the goods belong to. */
export const cardActions = (record: GoodsRecord) => {
  const inState =
    (step: keyof typeof cardTransitions): NonNullable<RecordAction<GoodsCard>['allowed']> =>
    (row, { storeId }) =>
      storeId === record.storeId && allowed(cardTransitions, row, step);
  const edit: RecordAction<GoodsCard> = {
    endpoint: goodsCardUpdate,
    allowed: inState('edit'),
    one: async (row, { ask, write }) => {
      // Not read but written, as the server does: what it answers is not to be kept.
      const { content } = await write(goodsCardReveal, { query: { id: row.id } });
      return ask(cardForm, { record, card: { row, content } });
    },
  };
  const removed = {
    ...toOne(goodsCardRemove, ({ id }: GoodsCard) => ({ query: { id } })),
    many: toMany(goodsCardsRemove, (ids) => ({ ids })).many,
  };
  return recordActions(goodsCard, ({ id }) => `#${id}`, {
    edit,
    restock: confirmed(
      toMany(goodsCardRestock, (ids) => ({ ids })),
      { inBulk: false, allowed: inState('restock') },
    ),
    void: reasoned(
      toMany(goodsCardVoid, (ids, reason: string) => ({ ids, reason })),
      { max: LONGEST_REASON, danger: true, allowed: inState('void') },
    ),
    delete: confirmed(removed, { danger: true, allowed: inState('remove') }),
  });
};
