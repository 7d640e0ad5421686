import { eq, inArray, sql } from 'drizzle-orm';
import { distributorState } from '@/lib/contract/states/distributor';
import { type CommissionItem, commissionBase, commissionOf, type Tier } from '@/reference-api/commerce/amounts/commission';
import { percentOf, sumOf } from '@/reference-api/commerce/amounts/whole';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookCommission, commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
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
export async function bookCommissions(effect: Effect, of: OrderRow, items: readonly ItemRow[]): Promise<OrderCommissions> {
  const { distribution, os } = await readSettings(effect.database, ['distribution', 'os']);
  const platformFee = percentOf(sumOf(items.map(({ payPrice }) => payPrice)), of.platformRate);
  const none = { platformFee, distributor1Id: null, distributor2Id: null, commission1: 0, commission2: 0 };
  if (!distribution.enabled) return { onOrder: none, earners: [] };
  const { buyer, earners } = await earnersOf(effect, of.memberId, distribution);
  const pays = await storePays(effect, of.storeId, os.allowDistribution === 1);
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
async function storePays({ database }: Effect, storeId: number, allowed: boolean): Promise<boolean> {
  if (storeId === 0) return true;
  const [found] = await database.select({ auths: store.auths }).from(store).where(eq(store.id, storeId));
  return allowed && (found?.auths.split(',').includes('MANAGE_DISTRIBUTION') ?? false);
}

const personCalled = statement('person_called', (database) =>
  database
    .select({ id: member.id, nickname: member.nickname, parentId: member.parentId, isDistributor: member.isDistributor })
    .from(member)
    .where(eq(member.id, sql.placeholder('id'))),
);

/** The buyer's referrer and that one's referrer, each only while an active distributor; with 自购返佣 a distributor comes first itself. */
async function earnersOf({ database }: Effect, memberId: number, rules: Rules) {
  const personOf = async (id: number | null | undefined) => {
    if (id == null) return undefined;
    const [found] = await personCalled(database, { id });
    return found;
  };
  const buyer = await personOf(memberId);
  const own = rules.selfBuy === 1 && buyer?.isDistributor === 1;
  const firstId = own ? memberId : buyer?.parentId;
  const secondId = own ? buyer?.parentId : (await personOf(buyer?.parentId))?.parentId;
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
  const rows = await database
    .select({
      memberId: distributor.memberId,
      status: distributor.status,
      first: distributorLevel.firstPercent,
      second: distributorLevel.secondPercent,
    })
    .from(distributor)
    .leftJoin(distributorLevel, eq(distributorLevel.id, distributor.levelId))
    .where(inArray(distributor.memberId, known))
    .orderBy(distributor.memberId)
    .for('no key update', { of: distributor });
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
