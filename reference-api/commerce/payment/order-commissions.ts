import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { distributorState } from '@/lib/contract/states/distributor';
import { yesNo } from '@/lib/contract/states/yes-no';
import { type CommissionItem, commissionBase, commissionOf, type Tier } from '@/reference-api/commerce/amounts/commission';
import { percentOf, sumOf } from '@/reference-api/commerce/amounts/whole';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookCommission, commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { readSettings, type Settings } from '@/reference-api/settings/read-settings';

type Rules = Settings<'distribution'>['distribution'];

/** One who earns by an order, with the percentages of the level. */
interface Earner {
  memberId: number;
  first: number;
  second: number;
}

/** Fee and commissions as they stand on the order, and who is counted for it. */
export interface OrderCommissions {
  onOrder: { platformFee: number; distributor1Id: number | null; distributor2Id: number | null; commission1: number; commission2: number };
  earners: number[];
}

/** Computes the platform's fee and the commissions at payment and books what is earned as pending (effects.md 1.2). */
export async function bookCommissions(
  effect: Effect,
  of: OrderRow,
  items: readonly ItemRow[],
  parties: Parties | undefined,
): Promise<OrderCommissions> {
  const { distribution, os } = await readSettings(effect.database, ['distribution', 'os'], of.storeId);
  const platformFee = percentOf(sumOf(items.map(({ payPrice }) => payPrice)), of.platformRate);
  const none = { platformFee, distributor1Id: null, distributor2Id: null, commission1: 0, commission2: 0 };
  if (!distribution.enabled) return { onOrder: none, earners: [] };
  const { buyer, earners } = await earnersOf(effect, parties, distribution);
  const pays = storePays(of.storeId, os.allowDistribution === 1, parties?.auths);
  const sums: number[] = [];
  for (const tier of [1, 2] as const) {
    const earner = earners[tier - 1];
    const earns = earner && pays && tier <= distribution.tiers;
    sums.push(earns ? await bookTier(effect, { of, items, tier, earner, buyer, rules: distribution }) : 0);
  }
  const [first, second] = earners;
  return {
    onOrder: {
      ...{ platformFee, distributor1Id: first?.memberId ?? null, distributor2Id: second?.memberId ?? null },
      ...{ commission1: sums[0] ?? 0, commission2: sums[1] ?? 0 },
    },
    earners: earners.flatMap((each) => (each ? [each.memberId] : [])),
  };
}

/** The main store always pays; another store only with the feature, and while stores may (clarifications 28). */
const storePays = (storeId: number, allowed: boolean, auths = ''): boolean =>
  storeId === 0 || (allowed && auths.split(',').includes('MANAGE_DISTRIBUTION'));

const referrer = alias(member, 'referrer');
const partiesOf = statement('parties_of', (database) =>
  database
    .select({
      ...{ memberId: member.id, nickname: member.nickname, parentId: member.parentId, isDistributor: member.isDistributor },
      ...{ aboveParentId: referrer.parentId, auths: store.auths },
    })
    .from(order)
    .innerJoin(member, eq(member.id, order.memberId))
    .innerJoin(store, eq(store.id, order.storeId))
    .leftJoin(referrer, eq(referrer.id, member.parentId))
    .where(eq(order.id, sql.placeholder('orderId'))),
);

/** The buyer of an order, who stands above, and what the store may do. */
export interface Parties {
  memberId: number;
  nickname: string;
  parentId: number | null;
  isDistributor: number;
  aboveParentId: number | null;
  auths: string;
}

const buyerHeld = statement('buyer_of_order_held', (database) =>
  database
    .select({ id: member.id })
    .from(member)
    .where(sql`${member.id} = (select member_id from "order" where id = ${sql.placeholder('orderId')})`)
    .for('no key update'),
);

/**
 * What commissions depend on besides the order; asked for along with it. The buyer is held before the distributors are, as a refund
 * holds them, and before it is read who stands above.
 */
export async function lockParties({ database }: Pick<Effect, 'database'>, orderId: number): Promise<Parties | undefined> {
  const [, [found]] = await together(buyerHeld(database, { orderId }), partiesOf(database, { orderId }));
  return found;
}

const earnersHeld = statement('earners_held', (database) =>
  database
    .select({
      memberId: distributor.memberId,
      status: distributor.status,
      first: distributorLevel.firstPercent,
      second: distributorLevel.secondPercent,
    })
    .from(distributor)
    .leftJoin(distributorLevel, eq(distributorLevel.id, distributor.levelId))
    .where(sql`${distributor.memberId} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(distributor.memberId)
    .for('no key update', { of: distributor }),
);

/** The buyer's referrer and that one's referrer, each only while an active distributor; with 自购返佣 a distributor comes first itself. */
async function earnersOf({ database }: Effect, buyer: Parties | undefined, rules: Rules) {
  const own = rules.selfBuy === yesNo.yes && buyer?.isDistributor === yesNo.yes;
  const firstId = own ? buyer.memberId : buyer?.parentId;
  const secondId = own ? buyer.parentId : buyer?.aboveParentId;
  const found = await activeEarners({ database }, [firstId, secondId], rules);
  const earners = [firstId, secondId].map((id) => found.find((each) => each.memberId === id));
  return { buyer: buyer?.nickname ?? '', earners };
}

async function activeEarners(
  { database }: Pick<Effect, 'database'>,
  ids: readonly (number | null | undefined)[],
  rules: Rules,
): Promise<Earner[]> {
  const known = ids.filter((id) => id != null);
  if (known.length === 0) return [];
  const rows = await earnersHeld(database, { ids: known });
  return rows
    .filter(({ status }) => status === distributorState.normal)
    .map(({ memberId, first, second }) => ({ memberId, first: first ?? rules.first, second: second ?? rules.second }));
}

interface TierParams {
  of: OrderRow;
  items: readonly ItemRow[];
  tier: Tier;
  earner: Earner;
  buyer: string;
  rules: Rules;
}

async function bookTier(effect: Effect, { of, items, tier, earner, buyer, rules }: TierParams): Promise<number> {
  const percent = tier === 1 ? earner.first : earner.second;
  const column = tier === 1 ? 'commission1' : 'commission2';
  let base = 0;
  let amount = 0;
  for (const item of items) {
    const part = commissionOf(termsOf(item), tier, percent, rules.base);
    base += commissionBase(termsOf(item), rules.base);
    amount += part;
    if (part > 0)
      await effect.database
        .update(orderItem)
        .set({ [column]: part })
        .where(eq(orderItem.id, item.id));
  }
  await bookCommission(effect, {
    ...{ memberId: earner.memberId, bizType: commissionBiz.earned, amount, status: commissionState.pending },
    ...{ tier, orderId: of.id, orderNo: of.orderNo, buyer, base, percent },
  });
  return amount;
}

const termsOf = (item: ItemRow): CommissionItem => {
  const { commissionType = 0, firstValue = 0, secondValue = 0 } = rulesOf(item);
  return { payPrice: item.payPrice, costPrice: item.costPrice, count: item.count, commissionType, firstValue, secondValue };
};
