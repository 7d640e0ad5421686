import { codes } from '@/lib/contract/call/codes';
import { HARDWARE } from '@/lib/contract/goods/kind';
import { yuanText } from '@/lib/format/money';
import { type OrderAmounts, orderAmounts } from '@/reference-api/commerce/amounts/order-amounts';
import { sumOf } from '@/reference-api/commerce/amounts/whole';
import type { Effect } from '@/reference-api/commerce/effect';
import { requireActing } from '@/reference-api/commerce/member/buyer';
import type { ReceiverShape } from '@/reference-api/database/schema/shapes';
import { together } from '@/reference-api/database/together';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { readSettings, type Settings } from '@/reference-api/settings/read-settings';
import { heldBuyer, type OrderBuyer, type OrderNumbers } from './order-buyer';
import { type ChosenCoupon, chosenCoupon } from './order-coupon';
import { refuseOverLimit } from './purchase-limit';
import { refuseBadRenewal } from './renewal';
import { readVariants, type Wanted, type WantedGoods, wantedGoods } from './wanted-goods';

/** What a buyer orders (reference-api.md 2.2). */
export interface PlaceOrderParams {
  memberId: number;
  items: readonly Wanted[];
  receiver?: ReceiverShape | null | undefined;
  formValues?: Readonly<Record<string, unknown>> | null | undefined;
  usePoints?: number | undefined;
  couponRecordId?: number | null | undefined;
  renewLicenceId?: number | null | undefined;
  source?: number | undefined;
  remark?: string | undefined;
  ip?: string | undefined;
}

type Rules = Settings<'trade' | 'freight' | 'points'>;

/** An order that may be placed: nothing of it is taken yet. */
export interface OrderDraft {
  /** What it will be called. */
  numbers: OrderNumbers;
  buyer: OrderBuyer;
  lines: WantedGoods[];
  first: WantedGoods;
  coupon: ChosenCoupon | undefined;
  amounts: OrderAmounts;
  rules: Rules;
}

/** Checks everything that can be known beforehand and computes the amounts (effects.md 1.1). */
export async function draftOrder(effect: Effect, params: PlaceOrderParams): Promise<OrderDraft> {
  const { memberId, couponRecordId, renewLicenceId, usePoints = 0 } = params;
  const [held, rules, variants] = await together(
    heldBuyer(effect, memberId),
    readSettings(effect.database, ['trade', 'freight', 'points']),
    readVariants(effect, params.items),
  );
  const buyer = requireActing(held.buyer, 'order');
  const lines = wantedGoods(variants, params.items, Boolean(renewLicenceId));
  const [first] = lines;
  if (!first) throw new Refusal(codes.invalidRequest);
  await refuseOverLimit(effect, memberId, lines);
  if (first.goods.kind === HARDWARE) refuseRegion(lines, params.receiver);
  if (renewLicenceId) await refuseBadRenewal(effect, renewLicenceId, memberId, first);
  const storeId = first.goods.storeId;
  const coupon = couponRecordId ? await chosenCoupon(effect, { recordId: couponRecordId, memberId, storeId }) : undefined;
  const amounts = amountsOf(lines, { coupon, usePoints, levelPays: buyer.discount, rules });
  return { numbers: held.numbers, buyer, lines, first, coupon, amounts, rules };
}

interface Lowering {
  coupon: ChosenCoupon | undefined;
  usePoints: number;
  levelPays: number;
  rules: Rules;
}

function amountsOf(lines: readonly WantedGoods[], { coupon, usePoints, levelPays, rules }: Lowering): OrderAmounts {
  const { points, freight, trade } = rules;
  const items = lines.map((line) => ({
    ...{ price: line.sku.price, count: line.count },
    ...{ levelDiscount: line.goods.levelDiscount === 1, pointsDeduct: line.goods.pointsDeduct === 1 },
    couponEligible: coupon?.covers(line) ?? false,
    freight: freightTerms(line),
  }));
  const amounts = orderAmounts(items, {
    ...{ levelPays, coupon: coupon?.terms, pointUnit: points.unit, deductMaxPercent: points.deductMaxPercent },
    usePoints: points.enabled && points.deductEnabled ? usePoints : 0,
    freeShippingMin: freight.freeShippingEnabled ? freight.freeShippingMin : undefined,
  });
  if (!amounts) throw new Refusal(codes.couponUnusable);
  const paid = sumOf(amounts.items.map(({ payPrice }) => payPrice));
  if (paid < trade.minPay) throw new Refusal(codes.belowMinimumOrder, { x: yuanText(trade.minPay) });
  return amounts;
}

function freightTerms({ goods: { kind, kindBlock } }: WantedGoods) {
  if (kind !== HARDWARE) return undefined;
  const { freightType = 0, freight = 0, extraFreight = 0 } = kindBlock;
  return { freightType, freight, extraFreight };
}

/** Hardware needs a receiver in a region it is sent to. */
function refuseRegion(lines: readonly WantedGoods[], receiver: ReceiverShape | null | undefined): void {
  if (!receiver) throw refuseField('receiver', 'required', { label: { message: 'order.fields.receiver' } });
  const { province, city } = receiver;
  const isAway = (place: string) => place === province || place === city || place.endsWith(`/${city}`) || place.endsWith(` ${city}`);
  if (lines.some(({ goods }) => goods.kindBlock.noDeliveryRegions?.some(isAway))) throw new Refusal(codes.regionNotDelivered);
}
