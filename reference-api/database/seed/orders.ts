import { ACCOUNT, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { order, orderItem } from '@/reference-api/database/schema/order';
import type { orderPackage } from '@/reference-api/database/schema/order-history';
import { companyForm, type GoodsRow } from './goods';
import type { MemberRow } from './members';
import { regions, streets } from './names';
import type { Random } from './random';
import { HOUR_MS, later, MINUTE_MS, momentOn, numbered } from './timeline';

export type ItemRow = typeof orderItem.$inferInsert & { id: number; orderId: number; payPrice: number; count: number };
export type OrderRow = typeof order.$inferInsert & {
  id: number;
  orderNo: string;
  kind: number;
  storeId: number;
  memberId: number;
  status: number;
  payPrice: number;
  createTime: Date;
  items: ItemRow[];
};

const DAYS = 90;
/** Orders of the last two days, whatever else falls on them. */
const TODAY = 34;
const YESTERDAY = 28;
const UNPAID = 14;
const RATE: Readonly<Record<number, number>> = { 0: 0, 1: 5, 2: 3 };
const CHANNELS = ['wechat', 'wechat', 'wechat', 'alipay', 'alipay', 'balance'] as const;

interface Sources {
  goods: readonly GoodsRow[];
  members: readonly MemberRow[];
  now: Date;
  random: Random;
  /** How many orders there shall be. */
  count: number;
}

/** Orders of the last 90 days in every state, in the order they were placed. */
export function makeOrders(sources: Sources): OrderRow[] {
  const { now, random, count } = sources;
  const placed: { at: Date; unpaid: boolean }[] = [
    // Fresh ones are still waiting for their payment.
    ...Array.from({ length: UNPAID }, () => ({ at: new Date(now.getTime() - random.int(MINUTE_MS, 25 * MINUTE_MS)), unpaid: true })),
    ...Array.from({ length: TODAY }, () => ({ at: momentOn(0, now, random), unpaid: false })),
    ...Array.from({ length: YESTERDAY }, () => ({ at: momentOn(1, now, random), unpaid: false })),
  ];
  // More of the recent days than of the old ones: the platform grows.
  while (placed.length < count) placed.push({ at: momentOn(1 + Math.floor(DAYS * random.next() ** 1.3), now, random), unpaid: false });
  placed.sort((a, b) => a.at.getTime() - b.at.getTime());
  let itemId = 0;
  return placed.map(({ at, unpaid }, index) => {
    const nextItem = () => {
      itemId += 1;
      return itemId;
    };
    const made = placeOrder(index + 1, { at, unpaid }, sources, nextItem);
    if (!unpaid) payAndFulfil(made, sources);
    return made;
  });
}

function placeOrder(
  id: number,
  { at: createTime, unpaid }: { at: Date; unpaid: boolean },
  { goods, members, random }: Sources,
  nextItem: () => number,
): OrderRow {
  const wanted = random.pick([2, 2, 2, 2, 1, 1, 3, 4, 4]);
  // What waits for its payment holds its cards; none are held here, so what sells from cards is not among it.
  const kind = unpaid && (wanted === ACCOUNT || wanted === SOFTWARE) ? HARDWARE : wanted;
  const first = random.pick(goods.filter((each) => each.kind === kind && each.status === 1));
  const fellows = goods.filter((each) => each.kind === kind && each.storeId === first.storeId && each.status === 1);
  const chosen = kind === 3 || random.chance(70) ? [first] : [...new Set([first, random.pick(fellows)])];
  const buyers = members.filter(({ registerTime, status }) => status === 1 && registerTime < createTime);
  const items = chosen.map((each) => makeItem(nextItem(), id, each, kind, random));
  const payPrice = items.reduce((sum, item) => sum + item.payPrice, 0);
  const buyer = random.pick(buyers);
  return {
    id,
    orderNo: numbered('D', createTime, id),
    kind,
    storeId: first.storeId,
    memberId: buyer.id,
    source: random.pick([1, 2, 2, 2, 3, 4]),
    buyerIp: buyer.registerIp ?? '',
    buyerRemark: random.chance(12) ? random.pick(['请尽快发货', '工作日送货', '需要纸质发票', '送礼请勿放小票']) : '',
    totalPrice: payPrice,
    payPrice,
    status: 0,
    createTime,
    expireTime: new Date(createTime.getTime() + 30 * MINUTE_MS),
    platformRate: RATE[first.storeId] ?? 0,
    ...blockOf(kind, buyer, random),
    remark: random.chance(5) ? '老客户，优先处理' : '',
    star: random.chance(5) ? random.int(1, 5) : 0,
    items,
  };
}

function makeItem(id: number, orderId: number, goods: GoodsRow, kind: number, random: Random): ItemRow {
  const sku = random.pick(goods.skus);
  const count = kind === 2 && random.chance(20) ? random.int(2, 4) : 1;
  const totalPrice = sku.price * count;
  const snapshot = { goodsId: goods.id, skuId: sku.id, goodsName: goods.name, image: goods.cover ?? '', specText: sku.specText };
  return {
    id,
    orderId,
    ...snapshot,
    price: sku.price,
    count,
    totalPrice,
    payPrice: totalPrice,
    costPrice: sku.costPrice ?? 0,
    goodsGivePoints: goods.givePoints ?? 0,
  };
}

/** Lets a paid order run as far as its age allows. */
function payAndFulfil(made: OrderRow, { now, random }: Sources): void {
  const ageDays = (now.getTime() - made.createTime.getTime()) / DAY_MS;
  if (ageDays > 0.1 && random.chance(6)) {
    const closeTime = later(made.createTime, 30 * MINUTE_MS, now);
    const byBuyer = random.chance(40);
    Object.assign(made, { status: 40, closeType: byBuyer ? 30 : 10, closeReason: byBuyer ? '不想要了' : '超时未支付', closeTime });
    return;
  }
  const payTime = later(made.createTime, random.int(MINUTE_MS / 2, 20 * MINUTE_MS), now);
  const payChannel = random.pick(CHANNELS);
  made.payStatus = 1;
  made.payTime = payTime;
  made.payChannel = payChannel;
  made.payNo = `${payChannel === 'alipay' ? '2088' : '4200'}${random.digits(20)}`;
  made.balancePart = payChannel === 'balance' ? made.payPrice : 0;
  made.platformFee = Math.floor((made.payPrice * Math.round((made.platformRate ?? 0) * 100)) / 10_000);
  advance(made, payTime, stateAt(made.kind, ageDays, random), now, random);
}

/** How far orders of a kind have come by their age in days. */
function stateAt(kind: number, ageDays: number, random: Random): number {
  if (ageDays > 14) return 30;
  if (kind === 2)
    return ageDays < 2 ? random.pick([10, 10, 20]) : ageDays < 8 ? random.pick([20, 20, 20, 30, 10]) : random.pick([30, 30, 30, 20]);
  if (kind === 3) return ageDays < 2 ? random.pick([10, 10, 15, 12]) : random.pick([15, 20, 30, 30, 12]);
  if (ageDays < 1.5) return random.pick([20, 20, 20, 20, 10, 11]);
  return random.pick([30, 30, 30, 30, 20]);
}

function advance(made: OrderRow, payTime: Date, status: number, now: Date, random: Random): void {
  made.status = status;
  if (status === 12) made.supplementTime = later(payTime, random.int(HOUR_MS, 6 * HOUR_MS), now);
  if (status < 20) return;
  made.shipTime = later(payTime, made.kind === 2 ? random.int(2 * HOUR_MS, 30 * HOUR_MS) : random.int(MINUTE_MS, 3 * HOUR_MS), now);
  made.autoReceiveTime = new Date(made.shipTime.getTime() + 7 * DAY_MS);
  if (status < 30) return;
  made.receiveTime = later(made.shipTime, random.int(DAY_MS, 5 * DAY_MS), now);
  made.finishTime = made.receiveTime;
  const ownPoints = made.items.reduce((sum, item) => sum + (item.goodsGivePoints ?? 0) * item.count, 0);
  made.givePoints = Math.floor(made.payPrice / 100) + ownPoints;
  made.grantedPoints = made.givePoints;
  made.grantedGrowth = Math.floor(made.payPrice / 100);
}

type KindPart = Pick<typeof order.$inferInsert, 'formSnapshot' | 'formValues' | 'submitCount' | 'receiver' | 'receiverName'>;

function blockOf(kind: number, buyer: MemberRow, random: Random): KindPart {
  if (kind === 3) return { formSnapshot: [...companyForm], formValues: { company: `${buyer.nickname}的店` }, submitCount: 1 };
  if (kind !== 2) return {};
  const [province, city, district] = random.pick(regions);
  const address = `${random.pick(streets)} ${random.int(1, 999)} 号`;
  const name = buyer.realName || buyer.nickname;
  return { receiver: { name, mobile: buyer.mobile, province, city, district, address }, receiverName: name };
}

/** The package of each order on its way. */
export const makePackages = (orders: readonly OrderRow[], random: Random): (typeof orderPackage.$inferInsert)[] =>
  orders.flatMap(({ id: orderId, kind, shipTime }) =>
    kind === 2 && shipTime
      ? [
          {
            ...{ orderId, expressId: 1, expressCode: 'SF', expressName: '顺丰速运' },
            ...{ trackingNo: `SF${random.digits(13)}`, createTime: shipTime },
          },
        ]
      : [],
  );
