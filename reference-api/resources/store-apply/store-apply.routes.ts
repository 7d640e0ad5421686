import { and, eq, isNull } from 'drizzle-orm';
import { storeApplyTransitions } from '@/lib/contract/states/store-apply';
import * as contract from '@/lib/contract/store-apply';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { moveState } from '@/reference-api/crud/move-state';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { notFound } from '@/reference-api/not-found';
import { type Api, serve, serveStream } from '@/reference-api/serve';
import { storeApplyColumns } from './store-apply-export';
import { detailRows, storeApplySpec } from './store-apply-spec';

/** Mounts the applications to open a store (shopping.md 2). */
export function mountStoreApplies(api: Api): void {
  serve(api, contract.storeApply.list, (call) => listPage(storeApplySpec, call.query, call));
  serveStream(api, contract.storeApplyExport, (call) =>
    exportCsv(storeApplySpec, call, { title: 'route.applyShopList', columns: storeApplyColumns }),
  );

  serve(api, contract.storeApplyInfo, async (call) => {
    const [row] = await detailRows([await findRecord(storeApplySpec, call.query.id, call, 'read')], call);
    if (!row) throw notFound('application');
    return row;
  });

  serve(api, contract.storeApplyReveal, async (call) => {
    const { id, field } = call.query;
    const record = await findRecord(storeApplySpec, id, call, 'read');
    await noteReveal('storeApply', id, field, call);
    const values = { legalIdCard: record.qualification?.legalIdCard, account: record.bank?.account, contactMobile: record.contactMobile };
    return { value: values[field] ?? '' };
  });

  serve(api, contract.storeApplyRemove, async (call) => {
    const { id } = await findRecord(storeApplySpec, call.query.id, call, 'write');
    const kept = and(eq(storeApply.id, id), isNull(storeApply.deletedAt));
    await moveState(storeApply, id, storeApplyTransitions.remove, { deletedAt: call.now }, { database: call.database, where: kept });
    return null;
  });
}
