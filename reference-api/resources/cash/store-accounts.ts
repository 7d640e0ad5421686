import { and, asc, desc, eq } from 'drizzle-orm';
import { cashType } from '@/lib/contract/states/cash';
import { onOff } from '@/lib/contract/states/on-off';
import type { Database } from '@/reference-api/database/connect';
import { accountConfig } from '@/reference-api/database/schema/home';
import type { CashAccountShape } from '@/reference-api/database/schema/shapes';
import { store } from '@/reference-api/database/schema/store';

const RECEIVING = 1;
/** 微信, 支付宝 and 银行卡 of the accounts, each with the way a withdrawal takes to it (finance.md 2). */
const WAYS: ReadonlyMap<number, number> = new Map([
  [1, cashType.wechat],
  [2, cashType.alipay],
  [3, cashType.bank],
]);

/** Somewhere a store's earnings may go; without an id it is the settlement account. */
export interface StoreAccount {
  id: number | null;
  type: number;
  name: string;
  account: CashAccountShape;
}

/** The store's enabled receiving accounts, the default first, then its settlement account where it has one. */
export async function accountsOf(database: Database, storeId: number): Promise<StoreAccount[]> {
  const rows = await database
    .select()
    .from(accountConfig)
    .where(and(eq(accountConfig.storeId, storeId), eq(accountConfig.usage, RECEIVING), eq(accountConfig.status, onOff.on)))
    .orderBy(desc(accountConfig.isDefault), desc(accountConfig.sort), asc(accountConfig.id));
  const listed = rows.flatMap(({ id, type, name, holder, account, bankName, branch, qrcode }) => {
    const way = WAYS.get(type);
    return way === undefined ? [] : [{ id, type: way, name, account: { holder, no: account, bankName, branch, qrcode } }];
  });
  const [own] = await database.select({ bank: store.bank }).from(store).where(eq(store.id, storeId));
  if (!own?.bank?.account) return listed;
  const { holder, account, bankName, branch } = own.bank;
  return [...listed, { id: null, type: cashType.bank, name: bankName, account: { holder, no: account, bankName, branch } }];
}
