import { and, desc, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { codes } from '@/lib/contract/call/codes';
import {
  type CouponOption,
  couponExport,
  couponInfo,
  couponOptions,
  coupon as couponResource,
  couponSort,
  couponStatus,
} from '@/lib/contract/coupon';
import { couponDraft } from '@/lib/contract/coupon/draft';
import { couponState, couponTransitions } from '@/lib/contract/states/coupon';
import { yesNo } from '@/lib/contract/states/yes-no';
import { isMain } from '@/reference-api/auth/caller';
import { isOver } from '@/reference-api/commerce/coupon/give-coupon';
import { changeRecord } from '@/reference-api/crud/change-record';
import { crudRoutes, readRow } from '@/reference-api/crud/crud-routes';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { moveState } from '@/reference-api/crud/move-state';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { coupon } from '@/reference-api/database/schema/coupon';
import { parseInput } from '@/reference-api/parse-input';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve, serveStream } from '@/reference-api/serve';
import { requireOtherStores } from '@/reference-api/settings/require-other-stores';
import { couponDetails } from './coupon-details';
import { couponExportColumns } from './coupon-export';
import { type CouponRecord, couponRows } from './coupon-rows';
import { couponSpec } from './coupon-spec';
import { withShownStatus } from './coupon-state';
import { requirePublishable } from './coupon-values';
import { giftCoupons, usableIn } from './usable-coupons';

const MOST_OPTIONS = 20;

/** Mounts coupons (marketing.md 1). */
export function mountCoupons(api: Api): void {
  crudRoutes(api, couponResource, couponSpec);
  serve(api, couponInfo, async (call) => couponDetails(await readRow(couponSpec, call.query.id, call), call.database));
  serveStream(api, couponExport, (call) =>
    exportCsv(couponSpec, call, { title: 'route.coupon', columns: couponExportColumns(call.language) }),
  );
  serve(api, couponOptions, options);
  serve(api, couponStatus, changeStatus);

  serve(api, couponSort, async (call) => {
    const { id, sort } = call.body;
    await requireOtherStores(call, 'allowOwnCoupon');
    return changeRecord(couponSpec, id, { sort }, call);
  });
}

/** Publishes a draft, stops giving out, or begins again; what is over stays over. */
async function changeStatus(call: Call<undefined, { id: number; status: 1 | 2 }>) {
  const { id, status } = call.body;
  await requireOtherStores(call, 'allowOwnCoupon');
  const record = await findRecord(couponSpec, id, call, 'write');
  if (status === couponState.stopped) return oneOf(await moveState(coupon, id, couponTransitions.stop, {}, call));
  if (record.status !== couponState.draft) {
    if (isOver(record, call.now)) throw new Refusal(codes.couponEnded);
    return oneOf(await moveState(coupon, id, couponTransitions.restart, {}, call));
  }
  await requireWhole(record, call);
  requirePublishable(record, call.now);
  return oneOf(await moveState(coupon, id, couponTransitions.publish, {}, call));
}

/** A draft may have been kept half written. */
async function requireWhole(record: CouponRecord, call: Call): Promise<void> {
  const [row] = await couponRows([record], call);
  parseInput(couponDraft, { ...row, publish: 1 }, couponResource.update, { texts: call.context.texts, language: call.language });
}

const oneOf = <Item>([only]: readonly Item[]): Item | undefined => only;

async function options(call: Call<z.infer<typeof couponOptions.query>>): Promise<CouponOption[]> {
  const { keyword, takeType, status, ids, own, gift } = call.query;
  const where: (SQL | undefined)[] = [
    containsKeyword(keyword, [coupon.name], coupon.id),
    sameAs(coupon.takeType, takeType),
    status === undefined ? undefined : withShownStatus(status, call.now),
    ids && inArray(coupon.id, ids),
    // A store may also point at the coupons of the platform, which its buyers can use.
    own === yesNo.yes || isMain(call.caller) ? storeScope(coupon.storeId, call.caller) : usableIn(call.caller.storeId),
    gift === yesNo.yes ? giftCoupons(call) : undefined,
  ];
  const records = await call.database
    .select()
    .from(coupon)
    .where(and(...where))
    .orderBy(desc(coupon.sort), desc(coupon.id))
    .limit(MOST_OPTIONS);
  return couponRows(records, call);
}
