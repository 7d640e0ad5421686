import { storeState } from '@/lib/contract/states/store';
import { store as listing, storeDetail, storeExport } from '@/lib/contract/store';
import {
  storeAuthsChange,
  storeLevelChange,
  storeOwnerPassword,
  storeRenew,
  storeReveal,
  storeStatusChange,
} from '@/lib/contract/store/action';
import { storeCreate, storeUpdate } from '@/lib/contract/store/draft';
import { wireTimeOrNull } from '@/lib/format/shanghai-time';
import { effectOf } from '@/reference-api/commerce/effect';
import { noted } from '@/reference-api/commerce/store/noted';
import { openStore, takenStore } from '@/reference-api/commerce/store/open-store';
import { resetOwnerPassword } from '@/reference-api/commerce/store/owner-admin';
import { renewStore } from '@/reference-api/commerce/store/renew-store';
import { closeStore, reopenStore } from '@/reference-api/commerce/store/store-status';
import { eachOf } from '@/reference-api/crud/each-of';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord, updateVersioned } from '@/reference-api/crud/records';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { store } from '@/reference-api/database/schema/store';
import { type Api, serve, serveStream } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { changeStore } from './change-store';
import { storeDetailOf } from './store-detail';
import { storeColumns } from './store-export';
import { storeSpec } from './store-spec';
import { guardedParts, noteBank, requireQualification } from './store-write';

/** Mounts the stores as the platform sees them (shopping.md 1). */
export function mountStores(api: Api): void {
  serve(api, listing.list, (call) => listPage(storeSpec, call.query, call));
  serve(api, storeDetail, async (call) => storeDetailOf(await findRecord(storeSpec, call.query.id, call, 'read'), call));
  serveStream(api, storeExport, (call) => exportCsv(storeSpec, call, { title: 'route.shop', columns: storeColumns }));

  serve(api, storeReveal, async (call) => {
    const { id, field } = call.query;
    const record = await findRecord(storeSpec, id, call, 'read');
    await noteReveal('store', id, field, call);
    const values = { legalIdCard: record.qualification?.legalIdCard, account: record.bank?.account, contactMobile: record.contactMobile };
    return { value: values[field] ?? '' };
  });

  serve(api, storeCreate, async (call) => {
    const parts = guardedParts(call.body, call.label);
    await requireQualification(parts.qualification ?? null, -1, call);
    const { os } = await readSettings(call.database, ['os']);
    const opened = await openStore(effectOf(call), { ...call.body, auths: call.body.auths ?? os.defaultAuths, ...parts });
    await noteBank(opened.id, null, parts.bank, call);
    return opened;
  });

  serve(api, storeUpdate, async (call) => {
    const { id, version, qualification, bank, contactMobile, ...changes } = call.body;
    const record = await findRecord(storeSpec, id, call, 'write');
    const parts = guardedParts({ contactMobile, qualification, bank }, call.label, record);
    await requireQualification('qualification' in parts ? (parts.qualification ?? null) : record.qualification, id, call);
    await refuseDuplicates(takenStore, () => updateVersioned(store, { id, version }, { ...changes, ...parts }, call));
    await noteBank(id, record.bank, parts.bank, call);
    return storeDetailOf(await findRecord(storeSpec, id, call, 'read'), call);
  });

  mountStoreActions(api);
}

/** What the platform does with a store besides editing it (shopping.md 1.4). */
function mountStoreActions(api: Api): void {
  serve(api, storeStatusChange, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await findRecord(storeSpec, id, step, 'write');
      const { status, reason } = call.body;
      await (status === storeState.open ? reopenStore(effectOf(step), { id }) : closeStore(effectOf(step), { id, reason }));
    }),
  );

  serve(api, storeAuthsChange, (call) => changeStore(call.body.id, { auths: call.body.auths }, call));

  serve(api, storeLevelChange, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const { levelId: held } = await findRecord(storeSpec, id, step, 'write');
      const { id: levelId } = await enabledLevel('storeLevel', call.body.levelId, step, held);
      await changeStore(id, { levelId, ...noted(call.body.remark) }, step);
    }),
  );

  serve(api, storeRenew, async (call) => {
    await findRecord(storeSpec, call.body.id, call, 'write');
    const { expireAt, ...moved } = await renewStore(effectOf(call), call.body);
    return { ...moved, expireAt: wireTimeOrNull(expireAt) };
  });

  serve(api, storeOwnerPassword, async (call) => {
    const { id } = await findRecord(storeSpec, call.body.id, call, 'write');
    return resetOwnerPassword(effectOf(call), { storeId: id });
  });
}
