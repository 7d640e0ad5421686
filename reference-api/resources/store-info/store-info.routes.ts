import { and, eq, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { storeState } from '@/lib/contract/states/store';
import { readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { saveStoreInfo } from '@/lib/contract/store-info/draft';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { member } from '@/reference-api/database/schema/member';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { maskedMobile } from '@/reference-api/masked';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { maskedBank, maskedQualification } from '@/reference-api/resources/store/store-detail';
import { guardedParts, noteBank, requireQualification } from '@/reference-api/resources/store/store-write';
import { type Api, serve } from '@/reference-api/serve';

/** The two states a store chooses itself (shopping.md 1.4). */
const OWN_STATES: readonly number[] = [storeState.open, storeState.resting];

/** Mounts the present store's own record (media.md 1). */
export function mountStoreInfo(api: Api): void {
  serve(api, readStoreInfo, ({ caller, database }) => storeInfoOf(database, caller.storeId));

  serve(api, saveStoreInfo, async (call) => {
    const { caller, database } = call;
    const { version, status, contactMobile, qualification, bank, ...changes } = call.body;
    const present = await storeRow(database, caller.storeId);
    const parts = guardedParts({ contactMobile, qualification, bank }, call.label, present);
    await requireQualification('qualification' in parts ? (parts.qualification ?? null) : present.qualification, caller.storeId, call);
    const mayChangeState = caller.storeId !== MAIN_STORE && OWN_STATES.includes(present.status);
    const changed = await refuseDuplicates({ store_name_unique: () => new Refusal(codes.storeNameTaken, {}, 'name') }, () =>
      database
        .update(store)
        .set({
          ...changes,
          ...parts,
          ...(status !== undefined && mayChangeState ? { status } : {}),
          version: sql`${store.version} + 1`,
        })
        // Whoever closes the store meanwhile wins: its own form never opens it again.
        .where(
          and(
            eq(store.id, caller.storeId),
            eq(store.version, version),
            status === undefined ? undefined : eq(store.status, present.status),
          ),
        )
        .returning({ id: store.id }),
    );
    if (changed.length === 0) throw new Refusal(codes.versionConflict);
    await noteBank(caller.storeId, present.bank, parts.bank, call);
    return storeInfoOf(database, caller.storeId);
  });
}

async function storeInfoOf(database: Database, storeId: number): Promise<StoreInfo> {
  const [found] = await database
    .select({ store, ownerName: member.nickname, levelName: storeLevel.name, mealName: storeMeal.name })
    .from(store)
    .leftJoin(member, eq(member.id, store.ownerMemberId))
    .leftJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .leftJoin(storeMeal, eq(storeMeal.id, store.mealId))
    .where(eq(store.id, storeId));
  if (!found) throw notFound('store');
  const { remark: _platformOnly, ...row } = found.store;
  return {
    ...row,
    storeId,
    contactMobile: maskedMobile(row.contactMobile),
    ownerName: found.ownerName ?? '',
    levelName: found.levelName ?? '',
    mealName: found.mealName ?? '',
    qualification: maskedQualification(row.qualification),
    bank: maskedBank(row.bank),
    expireAt: wireTimeOrNull(row.expireAt),
    createTime: wireTime(row.createTime),
  };
}

async function storeRow(database: Database, storeId: number) {
  const [row] = await database.select().from(store).where(eq(store.id, storeId));
  if (!row) throw notFound('store');
  return row;
}
