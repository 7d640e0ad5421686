import { and, eq, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/codes';
import { type BankAccount, type Qualification, readStoreInfo, type StoreInfo, saveStoreInfo } from '@/lib/contract/store-info';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { member } from '@/reference-api/database/schema/member';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { maskedAccount, maskedIdCard, maskedMobile, unmasked } from '@/reference-api/masked';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';

const STORE_NAME_TAKEN = 60301;
/** Open and resting: the two states a store chooses itself (shopping.md 1.4). */
const OWN_STATES: readonly number[] = [1, 2];

/** Mounts the present store's own record (media.md 1). */
export function mountStoreInfo(api: Api): void {
  serve(api, readStoreInfo, ({ caller, database }) => storeInfoOf(database, caller.storeId));

  serve(api, saveStoreInfo, async ({ body, caller, database }) => {
    const { version, status, contactMobile, qualification, bank, ...changes } = body;
    const present = await storeRow(database, caller.storeId);
    const mayChangeState = caller.storeId !== MAIN_STORE && OWN_STATES.includes(present.status);
    const changed = await refuseDuplicates({ store_name_unique: new Refusal(STORE_NAME_TAKEN, {}, 'name') }, () =>
      database
        .update(store)
        .set({
          ...changes,
          contactMobile: unmasked(contactMobile, present.contactMobile, maskedMobile, 'contactMobile'),
          // Left out means unchanged; masked numbers inside them too.
          ...(qualification ? { qualification: keptIdCard(qualification, present.qualification) } : {}),
          ...(bank ? { bank: keptAccount(bank, present.bank) } : {}),
          ...(status !== undefined && mayChangeState ? { status } : {}),
          version: sql`${store.version} + 1`,
        })
        .where(and(eq(store.id, caller.storeId), eq(store.version, version)))
        .returning({ id: store.id }),
    );
    if (changed.length === 0) throw new Refusal(codes.versionConflict);
    return storeInfoOf(database, caller.storeId);
  });
}

async function storeInfoOf(database: Database, storeId: number): Promise<StoreInfo> {
  const [found] = await database
    .select({ store, ownerName: member.nickname, levelName: storeLevel.name })
    .from(store)
    .leftJoin(member, eq(member.id, store.ownerMemberId))
    .leftJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .where(eq(store.id, storeId));
  if (!found) throw notFound('store');
  const { remark: _platformOnly, ...row } = found.store;
  return {
    ...row,
    storeId,
    contactMobile: maskedMobile(row.contactMobile),
    ownerName: found.ownerName ?? '',
    levelName: found.levelName ?? '',
    qualification: row.qualification && { ...row.qualification, legalIdCard: maskedIdCard(row.qualification.legalIdCard) },
    bank: row.bank && { ...row.bank, account: maskedAccount(row.bank.account) },
    expireAt: wireTimeOrNull(row.expireAt),
    createTime: wireTime(row.createTime),
  };
}

async function storeRow(database: Database, storeId: number) {
  const [row] = await database.select().from(store).where(eq(store.id, storeId));
  if (!row) throw notFound('store');
  return row;
}

const keptIdCard = (given: Qualification, present: Qualification | null): Qualification => ({
  ...given,
  legalIdCard: unmasked(given.legalIdCard, present?.legalIdCard ?? '', maskedIdCard, 'qualification'),
});

const keptAccount = (given: BankAccount, present: BankAccount | null): BankAccount => ({
  ...given,
  account: unmasked(given.account, present?.account ?? '', maskedAccount, 'bank'),
});
