import { codes } from '@/lib/contract/call/codes';
import { cardState } from '@/lib/contract/states/card';
import { licenceState } from '@/lib/contract/states/licence';
import { addTerm } from '@/reference-api/commerce/amounts/licence-term';
import { openContent } from '@/reference-api/commerce/card/card-content';
import { countDelivered, sellCard } from '@/reference-api/commerce/card/deliver-cards';
import { lockedCards } from '@/reference-api/commerce/card/lock-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf, undelivered } from '@/reference-api/commerce/order/item-terms';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { licence } from '@/reference-api/database/schema/licence';
import { insertRow } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { Refusal } from '@/reference-api/refusal';
import { newKey, sealKey } from './licence-key';

interface Issue {
  key: string;
  mode: number;
  cardId?: number;
  account?: string;
  /** From when the licence runs; without it the first use begins it. */
  startAt?: Date | null;
}

const FROM_CARDS = 1;
const GENERATED = 2;
const BY_HAND = 3;
const PERMANENT = 9;

/** Makes one licence for one piece of an item. */
export async function issueLicence(effect: Effect, of: OrderRow, item: ItemRow, { key, startAt = null, ...issue }: Issue): Promise<void> {
  const { durationUnit, durationNum, maxDevices = 1, renewable = 1 } = rulesOf(item);
  const term = { unit: durationUnit ?? PERMANENT, num: durationNum ?? 1 };
  const runs = startAt !== null && startAt <= effect.now;
  await refuseDuplicates({ licence_key_unique: () => new Refusal(codes.licenceKeyTaken) }, () =>
    insertRow(effect.database, licence, {
      ...{ orderId: of.id, itemId: item.id, goodsId: item.goodsId, skuId: item.skuId, storeId: of.storeId, memberId: of.memberId },
      ...sealKey(effect.keys, key),
      ...issue,
      ...{ durationUnit: term.unit, durationNum: term.num, maxDevices, renewable, startAt },
      ...(runs ? { status: licenceState.active, endAt: addTerm(startAt, term) } : { status: licenceState.waiting }),
      createTime: effect.now,
    }),
  );
}

/** Makes a key for each piece (mode 2). Answers how many. */
export async function issueKeys(effect: Effect, of: OrderRow, item: ItemRow): Promise<number> {
  const pieces = undelivered(item);
  const keys = Array.from({ length: pieces }, () => newKey(rulesOf(item).keyPrefix));
  await together(...keys.map((key) => issueLicence(effect, of, item, { key, mode: GENERATED })), countDelivered(effect, item, pieces));
  return pieces;
}

/** Takes the key of each piece from its locked card (mode 1). */
export async function issueFromCards(effect: Effect, of: OrderRow, item: ItemRow): Promise<{ pieces: number }> {
  const cards = await lockedCards(effect, item.id);
  for (const card of cards) {
    await sellCard(effect, card, cardState.locked, of, item);
    const [code = ''] = Object.values(openContent(effect.keys, card.content));
    await issueLicence(effect, of, item, { key: code, mode: FROM_CARDS, cardId: card.id });
  }
  await countDelivered(effect, item, cards.length);
  return { pieces: cards.length };
}

/** Opens what is left of an item by hand (mode 3, or cards that are missing): a typed key counts for the first piece. */
export async function issueByHand(
  effect: Effect,
  of: OrderRow,
  item: ItemRow,
  { key, startAt, account }: { key: string; startAt: Date; account: string },
): Promise<number> {
  const pieces = undelivered(item);
  for (let piece = 0; piece < pieces; piece += 1) {
    const typed = piece === 0 ? key : '';
    await issueLicence(effect, of, item, { key: typed || newKey(rulesOf(item).keyPrefix), mode: BY_HAND, account, startAt });
  }
  await countDelivered(effect, item, pieces);
  return pieces;
}
