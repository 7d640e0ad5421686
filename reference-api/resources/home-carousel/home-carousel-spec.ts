import { and, count, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { codes } from '@/lib/contract/call/codes';
import {
  type HomeCarousel,
  type HomeCarouselDraft,
  type homeCarousel as homeCarouselResource,
  homeCarouselRow,
  MOST_CAROUSELS,
} from '@/lib/contract/home-carousel';
import { onOff } from '@/lib/contract/states/on-off';
import { parseWireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { holdStore } from '@/reference-api/crud/hold-store';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import { homeCarousel } from '@/reference-api/database/schema/home';
import { Refusal } from '@/reference-api/refusal';
import { campaignState } from '@/reference-api/resources/home-dialog/home-dialog-spec';
import { linkFactsOf, storedLink } from '@/reference-api/resources/link/link-facts';
import type { Call } from '@/reference-api/serve';

type CarouselRecord = typeof homeCarousel.$inferSelect;
type Filter = z.infer<typeof homeCarouselResource.filter>;

/** What is special about the home page's carousel (parameter.md 2). */
export const homeCarouselSpec: ListSpec<typeof homeCarousel, HomeCarousel, Filter> &
  CrudSpec<typeof homeCarousel, HomeCarouselDraft, HomeCarouselDraft & { version: number }> = {
  table: homeCarousel,
  object: 'carouselEntry',
  scope: ({ caller }, filter) => storeScope(homeCarousel.storeId, caller, filter?.storeId),
  ownedBy: homeCarousel.storeId,
  order: { sort: homeCarousel.sort, clickCount: homeCarousel.clickCount },
  where: ({ title, position, status }) => [
    containsKeyword(title, [homeCarousel.title]),
    sameAs(homeCarousel.position, position),
    sameAs(homeCarousel.status, status),
  ],
  rows: carouselRows,
  insert: async (draft, call) => {
    const { storeId } = call.caller;
    await requireRoom({ id: 0, storeId, ...draft }, call);
    return insertRecord(homeCarousel, { ...columnsOf(draft), storeId, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, { id, storeId }, call) => {
    await requireRoom({ id, storeId, ...draft }, call);
    return columnsOf(draft);
  },
};

/** The columns this table has; what a newer console sends beside them is passed over. */
function columnsOf(draft: HomeCarouselDraft) {
  const { title, mediaType, image, videoUrl, position, startTime, endTime, sort, status } = draft;
  const moment = (text: string | null) => (text === null ? null : (parseWireTime(text) ?? null));
  return {
    ...{ title, mediaType, image, position, sort, status, ...storedLink(draft) },
    videoUrl: mediaType === 2 ? videoUrl : '',
    startTime: moment(startTime),
    endTime: moment(endTime),
  };
}

/** Of a position at most ten are enabled; the store is held, so that two people cannot both switch on the tenth. */
async function requireRoom(entry: { id: number; storeId: number; position: number; status: number }, call: Call): Promise<void> {
  if (entry.status === onOff.off) return;
  await holdStore(entry.storeId, call);
  const [enabled] = await call.database
    .select({ rows: count() })
    .from(homeCarousel)
    .where(
      and(
        eq(homeCarousel.storeId, entry.storeId),
        eq(homeCarousel.position, entry.position),
        eq(homeCarousel.status, onOff.on),
        ne(homeCarousel.id, entry.id),
      ),
    );
  if ((enabled?.rows ?? 0) >= MOST_CAROUSELS) throw new Refusal(codes.tooManyCarousels);
}

async function carouselRows(records: readonly CarouselRecord[], call: Call): Promise<HomeCarousel[]> {
  const { database, now } = call;
  const names = await storeNames(records, database);
  const factsOf = await linkFactsOf(records, call);
  return records.map(({ createTime: _inner, ...record }) =>
    homeCarouselRow.parse({
      ...record,
      ...factsOf(record),
      startTime: wireTimeOrNull(record.startTime),
      endTime: wireTimeOrNull(record.endTime),
      state: campaignState(record, now),
      storeName: names.get(record.storeId) ?? '',
    }),
  );
}
