import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/codes';
import {
  distributorCreate,
  distributorInfo,
  distributorLevelChange,
  distributorParent,
  distributorRetire,
  distributorStatusChange,
  distributor as listing,
} from '@/lib/contract/distributor';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { readRow } from '@/reference-api/house/crud-routes';
import { eachOf } from '@/reference-api/house/each-of';
import { listPage } from '@/reference-api/house/list-page';
import { findRecord } from '@/reference-api/house/records';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { requireReferrer } from '@/reference-api/resources/member/member-rules';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { distributorHouse } from './distributor-house';
import { BY_ADMINISTRATOR, enabledLevel, makeDistributor } from './make-distributor';

const DISMISSED = -1;

/** Mounts what is read and done about distributors (member.md 5). */
export function mountDistributors(api: Api): void {
  serve(api, listing.list, (call) => listPage(distributorHouse, call.query, call));
  serve(api, distributorInfo, (call) => readRow(distributorHouse, call.query.id, call));

  serve(api, distributorCreate, async (call) => {
    await makeDistributor({ ...call.body, source: BY_ADMINISTRATOR, action: 'errors.action.add' }, call);
    return readRow(distributorHouse, call.body.memberId, call);
  });

  serve(api, distributorStatusChange, async (call) => {
    const { id, status, reason } = call.body;
    if (status === 0 && reason === '') throw refuseField('reason', 'required', { label: call.label('reason') });
    await working(id, call);
    await change(id, { status, reason: status === 0 ? reason : '' }, call);
    return null;
  });

  serve(api, distributorLevelChange, async (call) => {
    const levelId = await enabledLevel(call.body.levelId, call);
    return eachOf(call.body.ids, call, async (id, step) => {
      await working(id, step);
      await change(id, { levelId }, step);
    });
  });

  serve(api, distributorParent, async (call) => {
    const { id, parentId } = call.body;
    await working(id, call);
    if (parentId !== null) await requireReferrer(parentId, id, call.database);
    await call.database
      .update(member)
      .set({ parentId, version: sql`${member.version} + 1` })
      .where(eq(member.id, id));
    return null;
  });

  serve(api, distributorRetire, async (call) => {
    const { id, reason } = call.body;
    await working(id, call);
    await change(id, { status: DISMISSED, reason }, call);
    await handOver(id, call);
    return null;
  });
}

/** A distributor that was not dismissed; dismissal is final until a new application is approved. */
async function working(id: number, call: Call) {
  const record = await findRecord(distributorHouse, id, call, 'write');
  if (record.status === DISMISSED) throw new Refusal(codes.alreadyDecided);
  return record;
}

const change = (id: number, changes: Partial<typeof distributor.$inferInsert>, { database }: Call) =>
  database
    .update(distributor)
    .set({ ...changes, version: sql`${distributor.version} + 1` })
    .where(eq(distributor.memberId, id));

/** The members a dismissed distributor referred get its own referrer, who counts them as its own from now on. */
async function handOver(id: number, { database }: Call): Promise<void> {
  const [left] = await database.select({ parentId: member.parentId }).from(member).where(eq(member.id, id));
  const parentId = left?.parentId ?? null;
  const next = sql`${member.version} + 1`;
  await database.update(member).set({ parentId, version: next }).where(eq(member.parentId, id));
  await database.update(member).set({ isDistributor: 0, version: next }).where(eq(member.id, id));
  await database.update(distributor).set({ firstCount: 0, secondCount: 0 }).where(eq(distributor.memberId, id));
  if (parentId === null) return;
  const referred = sql`(select count(*) from ${member} as referred where referred.parent_id = ${parentId})`;
  await database.update(distributor).set({ firstCount: referred }).where(eq(distributor.memberId, parentId));
}
