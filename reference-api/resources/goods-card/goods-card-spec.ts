import { and, count, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CardSums, GoodsCard } from '@/lib/contract/goods-card';
import { cardState } from '@/lib/contract/states/card';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { cardHash } from '@/reference-api/commerce/card/card-content';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { namesOf } from '@/reference-api/crud/names-of';
import { storeScope } from '@/reference-api/crud/scope';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { member } from '@/reference-api/database/schema/member';
import type { Call } from '@/reference-api/serve';

export type CardRecord = typeof goodsCard.$inferSelect;
export interface CardFilter {
  goodsId: number;
  status?: number | undefined;
  skuId?: number | undefined;
  batchNo?: string | undefined;
  keyword?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** What is special about the list of cards (goods.md 6). */
export const goodsCardSpec: ListSpec<typeof goodsCard, GoodsCard, CardFilter, CardSums> = {
  table: goodsCard,
  object: 'card',
  scope: ({ caller }) => storeScope(goodsCard.storeId, caller),
  order: { id: goodsCard.id },
  where: (filter, call) => [...kept(filter, call), sameAs(goodsCard.status, filter.status)],
  rows: cardRows,
  summary: async (_matching, call, filter) => {
    const states = Object.entries(summed).map(([name, status]) => [
      name,
      sql<number>`count(*) filter (where ${goodsCard.status} = ${status})`.mapWith(Number),
    ]);
    const [counts] = await call.database
      .select({ total: count(), ...(Object.fromEntries(states) as Record<string, SQL<number>>) })
      .from(goodsCard)
      .where(and(goodsCardSpec.scope(call), ...kept(filter, call)));
    return counts ?? {};
  },
};

const summed = {
  available: cardState.available,
  locked: cardState.locked,
  sold: cardState.sold,
  void: cardState.void,
  pending: cardState.refunded,
};

const kept = (filter: CardFilter, { context }: Call): (SQL | undefined)[] => [
  sameAs(goodsCard.goodsId, filter.goodsId),
  sameAs(goodsCard.skuId, filter.skuId),
  sameAs(goodsCard.batchNo, filter.batchNo || undefined),
  filter.keyword ? holding(filter.keyword, context.keys) : undefined,
  ...betweenTimes(goodsCard.createTime, filter.startTime, filter.endTime),
];

/** Contents are sealed, so a card is found by one whole field or by all of it, never by a part. */
function holding(words: string, keys: Call['context']['keys']): SQL | undefined {
  const lines = ['----', '|', ',', '\t'].filter((separator) => words.includes(separator)).map((separator) => words.split(separator));
  const whole = lines.map((values) =>
    cardHash(
      values.map((value) => value.trim()),
      keys,
    ),
  );
  return or(
    sql`${goodsCard.fieldHashes} @> array[${keys.hash(words)}]::text[]`,
    whole.length > 0 ? inArray(goodsCard.hash, whole) : undefined,
  );
}

async function cardRows(records: readonly CardRecord[], { database }: Call): Promise<GoodsCard[]> {
  const specs = await namesOf(records, 'skuId', goodsSku.specText, database);
  const members = await namesOf(records, 'memberId', member.nickname, database);
  return records.map((record) => ({
    ...{ id: record.id, goodsId: record.goodsId, skuId: record.skuId, status: record.status, batchNo: record.batchNo },
    ...{ orderNo: record.orderNo, voidReason: record.voidReason },
    specText: specs.get(record.skuId) ?? '',
    contentMask: Object.values(record.contentMask).join(' '),
    memberNickname: members.get(record.memberId ?? 0) ?? '',
    soldTime: wireTimeOrNull(record.soldTime),
    lockUntil: wireTimeOrNull(record.lockUntil),
    createTime: wireTime(record.createTime),
  }));
}
