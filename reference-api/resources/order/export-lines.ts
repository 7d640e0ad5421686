import type { OrderFilter } from '@/lib/contract/order';
import type { Receiver } from '@/lib/contract/order/row';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import type { order } from '@/reference-api/database/schema/order';
import { listsOf } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { maskedMobile } from '@/reference-api/masked';
import type { OrderRecord } from './order-parts';
import { orderSpec } from './order-spec';

/** The columns of an order that stand in its lines: of eighty, reading the others would cost more than all that is done with these. */
export const exportReads = [
  ...(['id', 'orderNo', 'kind', 'storeId', 'memberId', 'status', 'freight', 'payPrice', 'refundedPrice', 'payChannel'] as const),
  ...(['createTime', 'payTime', 'promiseUntil', 'receiver', 'handlerName', 'remark'] as const),
] satisfies readonly (keyof OrderRecord)[];
type ExportedOrder = Pick<OrderRecord, (typeof exportReads)[number]>;

interface ExportedItem {
  readonly goodsName: string;
  readonly specText: string;
  readonly price: number;
  readonly count: number;
  readonly totalPrice: number;
  readonly levelShare: number;
  readonly couponShare: number;
  readonly pointShare: number;
  readonly adjustShare: number;
  readonly payPrice: number;
}

/** A line of the export: one item. What belongs to the whole order stands on its first line alone, so that columns add up. */
export interface ExportLine {
  readonly id: number;
  readonly order: ExportedOrder;
  readonly item: ExportedItem;
  readonly first: boolean;
  readonly receiver: Receiver | null;
  readonly nickname: string;
  /** Masked. */
  readonly mobile: string;
  readonly storeName: string;
  /** How its parcels were sent and their numbers. */
  readonly packages: string;
}

export const exportSpec: ListSpec<typeof order, ExportLine, OrderFilter> = {
  ...orderSpec,
  rows: (records, { database }) => exportLines(records, database),
};

async function exportLines(records: readonly ExportedOrder[], database: Database): Promise<ExportLine[]> {
  const ids = records.map(({ id }) => id);
  const [items, buyers, packages, stores] = await together(
    listsOf<ItemList>(database, ITEMS, [ids]),
    listsOf<[id: number, nickname: string, mobile: string]>(database, BUYERS, [[...new Set(records.map(({ memberId }) => memberId))]]),
    listsOf<[orderId: number, packages: string]>(database, PACKAGES, [ids]),
    storeNames(records, database),
  );
  const orders = new Map(records.map((record) => [record.id, record]));
  const named = new Map(buyers.map(([id, nickname, mobile]) => [id, { nickname, mobile: maskedMobile(mobile) }]));
  const sent = new Map(packages);
  const lines = new Map<number, ExportLine[]>(ids.map((id) => [id, []]));
  for (const [id, orderId, ...item] of items) {
    const record = orders.get(orderId);
    const own = lines.get(orderId);
    if (!record || !own) continue;
    const { nickname = '', mobile = '' } = named.get(record.memberId) ?? {};
    const [storeName, parcels] = [stores.get(record.storeId) ?? '', sent.get(orderId) ?? ''];
    const { receiver } = record;
    own.push({ id, order: record, item: itemOf(item), first: own.length === 0, receiver, nickname, mobile, storeName, packages: parcels });
  }
  return [...lines.values()].flat();
}

const ITEMS = `select id, order_id, goods_name, spec_text, price, count, total_price, level_share, coupon_share, point_share, adjust_share, pay_price
  from order_item where order_id = any($1::int[]) order by id`;
const BUYERS = 'select id, nickname, mobile from member where id = any($1::int[])';
const PACKAGES = `select order_id, string_agg(express_name || ' ' || tracking_no, '; ' order by sort, id)
  from order_package where order_id = any($1::int[]) group by order_id`;

type Amounts = [price: number, count: number, total: number, level: number, coupon: number, points: number, adjusted: number, paid: number];
type ItemList = [id: number, orderId: number, goodsName: string, specText: string, ...Amounts];

function itemOf([goodsName, specText, price, count, totalPrice, levelShare, couponShare, pointShare, adjustShare, payPrice]: [
  goodsName: string,
  specText: string,
  ...Amounts,
]): ExportedItem {
  return { goodsName, specText, price, count, totalPrice, levelShare, couponShare, pointShare, adjustShare, payPrice };
}
