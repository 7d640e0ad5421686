import { memberRegister } from '@/lib/contract/storefront/members';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import type { TestStack } from '../stack/test-stack';

export const RECEIVER = {
  name: '陈立新',
  mobile: '13800002236',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '江南大道 588 号',
};

export interface SoldGoods {
  readonly skuId: number;
  readonly goodsId: number;
}

/** Puts goods of a kind on sale with one variant of nine pieces, for one journey alone. */
export async function sellGoods({ sql }: TestStack, kind: number, block: object, price = 9_900, storeId = 0): Promise<SoldGoods> {
  const [goods] = await sql<{ id: number }>(
    `insert into goods (kind, store_id, name, category_id, cover, status, audit_status, stock, price_min, price_max, create_time, update_time, kind_block)
     select $1, $2, '旅程商品', id, (select cover from goods where cover <> '' order by id limit 1), 1, 2, 9, $3, $3, now(), now(), $4 from goods_category where kind = $1 and status = 1 limit 1
     returning id`,
    [kind, storeId, price, JSON.stringify(block)],
  );
  const goodsId = goods?.id ?? 0;
  const [sku] = await sql<{ id: number }>(
    `insert into goods_sku (goods_id, store_id, price, stock, duration_unit, duration_num) values ($1, $2, $3, 9, 2, 1) returning id`,
    [goodsId, storeId, price],
  );
  return { goodsId, skuId: sku?.id ?? 0 };
}

/** A variant of account goods the system hands over by itself, with so many cards left. */
export async function cardsOnSale({ sql }: TestStack, cards: number): Promise<SoldGoods> {
  const [found] = await sql<SoldGoods>(
    `select s.id as "skuId", g.id as "goodsId" from goods_sku s join goods g on g.id = s.goods_id
     where g.kind = 1 and g.store_id = 0 and g.status = 1 and g.deleted_at is null and g.min_buy <= 1 and g.limit_type = 0
       and g.kind_block->>'deliverMode' = '1' and (select count(*) from goods_card c where c.sku_id = s.id and c.status = 1) >= $1
     order by s.id limit 1`,
    [cards],
  );
  if (!found) throw new Error(`The demo data has no account goods with ${cards} cards.`);
  return found;
}

let buyers = 0;

/** What somebody new buys. */
export interface Bought {
  readonly orderId: number;
  readonly orderNo: string;
  readonly payPrice: number;
  readonly memberId: number;
}

/** Somebody new places an order, and pays for it unless told otherwise. */
export async function buy(
  { api }: TestStack,
  { skuId }: SoldGoods,
  { count = 1, paid = true, formValues }: { count?: number; paid?: boolean; formValues?: Record<string, string> } = {},
): Promise<Bought> {
  buyers += 1;
  const mobile = `188${String(process.pid % 10_000).padStart(4, '0')}${String(buyers).padStart(4, '0')}`;
  const { memberId } = await api.storefront(memberRegister, { mobile, nickname: `买家${buyers}`, source: 1 });
  const order = { memberId, items: [{ skuId, count }], receiver: RECEIVER, source: 1 as const, ...(formValues && { formValues }) };
  const { orderId, orderNo, payPrice } = await api.storefront(orderPlace, order);
  if (paid) await api.storefront(orderPay, { orderId, channel: 'wechat' });
  return { orderId, orderNo, payPrice, memberId };
}
