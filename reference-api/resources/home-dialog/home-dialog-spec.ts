import { and, asc, eq, gt, gte, inArray, lt, lte, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import {
  dialogAudience,
  type HomeDialog,
  type HomeDialogDraft,
  type homeDialog as homeDialogResource,
  homeDialogRow,
} from '@/lib/contract/home-dialog';
import { campaignStates } from '@/lib/contract/states/campaign';
import { onOff } from '@/lib/contract/states/on-off';
import { parseWireTime, wireTime } from '@/lib/format/shanghai-time';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { requireKnownLevels } from '@/reference-api/crud/known-levels';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { homeDialog } from '@/reference-api/database/schema/home';
import { refuseField } from '@/reference-api/refusal';
import { linkFactsOf, storedLink } from '@/reference-api/resources/link/link-facts';
import type { Call } from '@/reference-api/serve';

export type DialogRecord = typeof homeDialog.$inferSelect;
type Filter = z.infer<typeof homeDialogResource.filter>;

/** What is special about the dialogs of the home page (marketing.md 2). */
export const homeDialogSpec: ListSpec<typeof homeDialog, HomeDialog, Filter> &
  CrudSpec<typeof homeDialog, HomeDialogDraft, HomeDialogDraft & { version: number }> = {
  table: homeDialog,
  object: 'dialog',
  scope: ({ caller }, filter) => storeScope(homeDialog.storeId, caller, filter?.storeId),
  ownedBy: homeDialog.storeId,
  order: {
    sort: homeDialog.sort,
    startTime: homeDialog.startTime,
    exposureCount: homeDialog.exposureCount,
    clickCount: homeDialog.clickCount,
  },
  where: ({ name, state, startTime, endTime }, { now }) => {
    const from = startTime && parseWireTime(startTime);
    const to = endTime && parseWireTime(endTime);
    return [
      containsKeyword(name, [homeDialog.name]),
      state === undefined ? undefined : inState(state, now),
      from ? gte(homeDialog.endTime, from) : undefined,
      to ? lte(homeDialog.startTime, to) : undefined,
    ];
  },
  rows: dialogRows,
  insert: async (draft, call) => {
    const columns = columnsOf(draft, call);
    await requireKnownLevels(columns.levelIds, call, { field: 'levelIds' });
    return insertRecord(homeDialog, { ...columns, storeId: call.caller.storeId, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    const columns = columnsOf(draft, call);
    await requireKnownLevels(columns.levelIds, call, { field: 'levelIds', held: record.levelIds });
    return columns;
  },
};

function columnsOf(draft: HomeDialogDraft, { now }: Call) {
  const startTime = parseWireTime(draft.startTime) ?? now;
  const endTime = parseWireTime(draft.endTime) ?? now;
  if (draft.status === onOff.on) requireFuture(endTime, now);
  return { ...draft, ...storedLink(draft), levelIds: draft.audience === dialogAudience.levels ? draft.levelIds : [], startTime, endTime };
}

/** A dialog whose time has passed cannot be switched on any more. */
export function requireFuture(endTime: Date, now: Date): void {
  if (endTime <= now) throw refuseField('endTime', 'endInFuture');
}

function inState(state: number, now: Date): SQL | undefined {
  const enabled = eq(homeDialog.status, onOff.on);
  if (state === campaignStates.disabled) return eq(homeDialog.status, onOff.off);
  if (state === campaignStates.waiting) return and(enabled, gt(homeDialog.startTime, now));
  if (state === campaignStates.ended) return and(enabled, lt(homeDialog.endTime, now));
  return and(enabled, lte(homeDialog.startTime, now), gte(homeDialog.endTime, now));
}

/** Where an entry stands in its period; one without a period always runs. */
export function campaignState(
  { status, startTime, endTime }: { status: number; startTime: Date | null; endTime: Date | null },
  now: Date,
): 0 | 1 | 2 | 3 {
  if (status === onOff.off) return campaignStates.disabled;
  if (startTime && startTime > now) return campaignStates.waiting;
  return endTime && endTime < now ? campaignStates.ended : campaignStates.running;
}

async function dialogRows(records: readonly DialogRecord[], call: Call): Promise<HomeDialog[]> {
  const { database, now } = call;
  const names = await storeNames(records, database);
  const factsOf = await linkFactsOf(records, call);
  const overlapping = await overlaps(records, database);
  return records.map((record) =>
    homeDialogRow.parse({
      ...record,
      ...factsOf(record),
      startTime: wireTime(record.startTime),
      endTime: wireTime(record.endTime),
      createTime: wireTime(record.createTime),
      state: campaignState(record, now),
      overlaps: overlapping.has(record.id) ? 1 : 0,
      storeName: names.get(record.storeId) ?? '',
    }),
  );
}

/** Enabled dialogs beside which another enabled one of the same store covers a part of the period. */
async function overlaps(records: readonly DialogRecord[], database: Database): Promise<Set<number>> {
  const enabled = records.filter(({ status }) => status === onOff.on);
  if (enabled.length === 0) return new Set();
  const stores = [...new Set(enabled.map(({ storeId }) => storeId))];
  const others = await database
    .select()
    .from(homeDialog)
    .where(and(inArray(homeDialog.storeId, stores), ne(homeDialog.status, onOff.off)))
    .orderBy(asc(homeDialog.id));
  const meets = (one: DialogRecord, other: DialogRecord) =>
    one.id !== other.id && one.storeId === other.storeId && one.startTime < other.endTime && other.startTime < one.endTime;
  return new Set(enabled.filter((one) => others.some((other) => meets(one, other))).map(({ id }) => id));
}
