import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { auditState, goodsState, saleMode } from '@/lib/contract/states/goods';
import { storeState, storeTransitions } from '@/lib/contract/states/store';
import { storeApplyState } from '@/lib/contract/states/store-apply';
import { graceBegan } from '@/reference-api/commerce/store/store-status';
import { expireStoreApply } from '@/reference-api/commerce/store-apply/submit';
import { goods, goodsLog } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { readSettings } from '@/reference-api/settings/read-settings';
import { inTransaction } from '@/reference-api/transaction';
import { eachDue, type JobContext } from './each-due';
import { inBatches } from './in-batches';
import { remind } from './remind';

/** Stores whose plan and grace have run out read everything and sell nothing; a reminder goes out before (shopping.md 1.4). */
export async function expireStores(context: JobContext): Promise<number> {
  const { database, clock, stop } = context;
  const { os } = await readSettings(database, ['os']);
  const due = and(
    inArray(store.status, [...storeTransitions.expire.from]),
    lte(store.expireAt, graceBegan(clock.now(), os.expireGraceDays)),
  );
  const expired = await inBatches(async (limit) => {
    const batch = database.select({ id: store.id }).from(store).where(due).orderBy(asc(store.expireAt), asc(store.id)).limit(limit);
    const { rowCount } = await database
      .update(store)
      .set({ status: storeState.expired, version: sql`${store.version} + 1` })
      .where(and(inArray(store.id, batch), due));
    return rowCount ?? 0;
  }, stop);
  const reminded = await remind(context, {
    kind: 'storeExpiring',
    receiverType: 'store',
    object: 'store',
    days: os.expireRemindDays,
    rows: sql`select s.id, s.id as receiver, s.expire_at as ends, '门店“' || s.name || '”的套餐即将到期，请及时续费' as text
      from store s where s.id <> 0 and s.status in (${storeState.open}, ${storeState.resting}) and s.expire_at is not null`,
  });
  return expired + reminded;
}

/** Approved goods whose time has come go on sale (goods.md 5). */
export async function putGoodsOnSale({ database, clock, stop }: JobContext): Promise<number> {
  const now = clock.now();
  const due = and(
    eq(goods.status, goodsState.offSale),
    eq(goods.auditStatus, auditState.approved),
    eq(goods.saleMode, saleMode.scheduled),
    lte(goods.saleTime, now),
  );
  return inBatches(
    (limit) =>
      inTransaction(database, async (transaction) => {
        const batch = transaction.select({ id: goods.id }).from(goods).where(due).orderBy(asc(goods.saleTime), asc(goods.id)).limit(limit);
        const begun = await transaction
          .update(goods)
          .set({ status: goodsState.onSale, saleMode: saleMode.now, saleTime: null, updateTime: now, version: sql`${goods.version} + 1` })
          .where(and(inArray(goods.id, batch), due))
          .returning({ id: goods.id });
        const entry = { action: 'saleTimeReached', before: '0/2', after: '1/2', createTime: now } as const;
        const rows = begun.map(({ id }) => ({ goodsId: id, ...entry }));
        if (rows.length > 0) await transaction.insert(goodsLog).values(rows);
        return begun.length;
      }),
    stop,
  );
}

/** Applications whose plan nobody paid for in half an hour lapse (shopping.md 2). */
export const expireApplications = (context: JobContext): Promise<number> =>
  eachDue(context, { table: storeApply, at: storeApply.expireTime, where: eq(storeApply.status, storeApplyState.unpaid) }, (effect, id) =>
    expireStoreApply(effect, { id }),
  );
