import { orderClose, orderState } from '@/lib/contract/states/order';
import { DAY_MS, shanghaiDate } from '@/lib/format/shanghai-time';
import { takeCoupon } from '@/reference-api/commerce/coupon/take-coupon';
import type { Effect } from '@/reference-api/commerce/effect';
import { rechargeMember } from '@/reference-api/commerce/member/recharge';
import { adjustPrice } from '@/reference-api/commerce/order/adjust-price';
import { closeOrder } from '@/reference-api/commerce/order/close-order';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import type { GoodsRow } from '../goods';
import type { MemberRow } from '../members';
import { regions, streets } from '../names';
import type { Random } from '../random';
import { afterPayment } from './after-payment';
import { type Cast, clerkOf, HOUR, LEAD, MINUTE } from './cast';
import type { Placed } from './placed';
import type { Play } from './play';

const KINDS = [2, 2, 2, 2, 1, 1, 3, 3, 4, 4];
/** What an order over a recharge option costs at most, in 分. */
const RECHARGES = [10_000, 30_000, 50_000, 100_000];

/** One purchase: an order, perhaps with a coupon and points, and what becomes of it. */
export function buyOnce(play: Play, cast: Cast, at: number, fresh = false): void {
  const { random } = cast;
  const kind = random.pick(KINDS);
  const goods = pickGoods(cast, kind);
  const buyers = cast.members.filter(({ registerTime, status }) => status === 1 && registerTime.getTime() < at - HOUR);
  if (!goods || buyers.length === 0) return;
  const buyer = random.pick(buyers);
  const couponId = random.chance(28) && cast.coupons.toTake.length > 0 ? random.pick(cast.coupons.toTake) : undefined;
  const taken = { record: undefined as number | undefined };
  if (couponId !== undefined) {
    play.at(at - 2 * MINUTE, async (effect) => {
      taken.record = (await takeCoupon(effect, { memberId: buyer.id, couponId })).recordId;
    });
  }
  play.at(at, async (effect) => {
    const asked = { ...wanted(buyer, goods, cast), usePoints: random.chance(18) ? random.int(20, 200) : 0 };
    const placed = await orderWith(effect, asked, taken.record);
    if (!fresh) settlePayment(play, cast, { ...placed, kind, at, storeId: goods.storeId, memberId: buyer.id });
  });
}

type Asked = Parameters<typeof placeOrder>[1];

/** With the coupon when it fits, otherwise without: buyers try as well. */
async function orderWith(effect: Effect, asked: Asked, couponRecordId: number | undefined) {
  if (couponRecordId === undefined) return placeOrder(effect, asked);
  try {
    return await effect.database.transaction((database) => placeOrder({ ...effect, database }, { ...asked, couponRecordId }));
  } catch {
    return placeOrder(effect, asked);
  }
}

function pickGoods({ goods, random }: Cast, kind: number): GoodsRow | undefined {
  const fitting = goods.filter((each) => each.kind === kind);
  // The first ones of the list are the popular ones.
  return fitting[Math.floor(fitting.length * random.next() ** 1.8)];
}

function wanted(buyer: MemberRow, goods: GoodsRow, { random, goods: all }: Cast): Asked {
  const count = goods.kind === 3 ? 1 : goods.kind === 2 ? random.pick([1, 1, 1, 2, 2, 3]) : random.pick([1, 1, 1, 1, 2]);
  const items = [{ skuId: random.pick(goods.skus).id, count }];
  const fellow = all.find((each) => each.kind === goods.kind && each.storeId === goods.storeId && each.id !== goods.id);
  if (goods.kind === 2 && fellow && random.chance(30)) items.push({ skuId: random.pick(fellow.skus).id, count: 1 });
  return {
    ...{ memberId: buyer.id, items, source: random.pick([1, 2, 2, 2, 3, 4]), ip: buyer.registerIp ?? '' },
    ...(goods.kind === 2 ? { receiver: receiverOf(buyer, random) } : {}),
    ...(goods.kind === 3 ? { formValues: valuesFor(goods, buyer, random) } : {}),
    remark: random.chance(12) ? random.pick(['请尽快处理', '工作日送货', '需要发票', '送礼请勿放小票', '电话联系']) : '',
  };
}

function receiverOf({ realName, nickname, mobile }: MemberRow, random: Random) {
  const [province, city, district] = random.pick(regions);
  const address = `${random.pick(streets)} ${random.int(1, 999)} 号 ${random.int(1, 28)} 幢 ${random.int(101, 2804)} 室`;
  return { name: realName || nickname.slice(0, 20), mobile, province, city, district, address };
}

const ID_CARDS = ['11010519491231002X', '440524188001010014', '330106199003078619'];

/** What a buyer writes into the fields of a form. */
export function valuesFor({ kindBlock }: GoodsRow, buyer: MemberRow, random: Random): Record<string, unknown> {
  return Object.fromEntries(
    (kindBlock?.formFields ?? []).map(({ key, type, options = [] }) => [key, answerTo(key, type, options, buyer, random)]),
  );
}

function answerTo(key: string, type: string, options: readonly string[], buyer: MemberRow, random: Random): unknown {
  if (type === 'mobile') return buyer.mobile;
  if (type === 'email') return `buyer${buyer.id}@mail.example`;
  if (type === 'idcard') return ID_CARDS[0];
  if (type === 'date') return shanghaiDate(new Date(buyer.registerTime.getTime() + 400 * DAY_MS));
  if (type === 'select' || type === 'radio') return random.pick(options);
  if (type === 'checkbox') return options.slice(0, random.int(1, 2));
  if (type === 'image') return [`/media/demo/document-${random.int(0, 9)}.jpg`];
  if (type === 'number') return random.int(8, 60);
  if (key === 'company') return `杭州${buyer.nickname.slice(0, 4)}科技有限公司`;
  if (key === 'brand') return `${buyer.nickname.slice(0, 4)}品牌`;
  if (type === 'secret') return `Pw${random.digits(6)}`;
  if (type === 'textarea') return random.pick(['希望尽快办理', '资料齐全，请联系确认', '按上次方案办理']);
  return buyer.realName || buyer.nickname.slice(0, 10);
}

/** An order is paid, taken back or forgotten. */
function settlePayment(play: Play, cast: Cast, placed: Placed): void {
  const { random } = cast;
  const { orderId, at, payPrice, storeId, memberId } = placed;
  if (placed.status !== orderState.unpaid) {
    afterPayment(play, cast, { ...placed, at });
    return;
  }
  if (random.chance(3)) {
    const delta = -Math.min(payPrice - 1, random.int(1, 20) * 100);
    play.at(at + 3 * MINUTE, (effect) => adjustPrice(effect, { orderId, adjustPrice: delta }), clerkOf(storeId));
  }
  const fate = random.int(1, 100);
  if (fate <= 4) {
    play.at(at + 31 * MINUTE, (effect) => closing(effect, orderId, orderClose.timeout, '超时未支付'));
    return;
  }
  if (fate <= 8) {
    const [closeType, reason] = fate === 8 ? [orderClose.byAdmin, '买家要求取消'] : [orderClose.byBuyer, '不想要了'];
    const by = fate === 8 ? clerkOf(storeId) : ({ type: 1, name: '' } as const);
    play.at(at + random.int(2, 25) * MINUTE, (effect) => closing(effect, orderId, closeType, reason), by);
    return;
  }
  const payAt = at + random.int(1, 18) * MINUTE;
  const channel = random.pick(['wechat', 'wechat', 'wechat', 'alipay', 'alipay', 'balance', 'offline'] as const);
  const recharge = RECHARGES.find((amount) => amount >= payPrice);
  const means =
    channel === 'balance' && recharge === undefined ? 'wechat' : channel === 'offline' && !random.chance(25) ? 'wechat' : channel;
  if (means === 'balance' && recharge !== undefined)
    play.at(payAt - 20_000, (effect) => rechargeMember(effect, { memberId, amount: recharge, channel: 'wechat' }), { type: 1, name: '' });
  play.at(
    payAt,
    async (effect) => {
      const { status } = await payOrder(effect, {
        orderId,
        channel: means,
        ...(means === 'offline' ? { voucher: '/media/demo/document-3.jpg' } : {}),
      });
      afterPayment(play, cast, { ...placed, status, at: payAt });
    },
    means === 'offline' ? LEAD : { type: 1, name: '' },
  );
}

const closing = (effect: Effect, orderId: number, closeType: number, reason: string) => closeOrder(effect, { orderId, closeType, reason });
