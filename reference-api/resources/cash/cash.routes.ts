import { codes } from '@/lib/contract/call/codes';
import { cashExport, cashInfo, cash as listing } from '@/lib/contract/cash';
import * as action from '@/lib/contract/cash/action';
import { effectOf } from '@/reference-api/commerce/effect';
import { momentCome } from '@/reference-api/commerce/moment-come';
import { approveCash, failCash, payCash, rejectCash, retryCash } from '@/reference-api/commerce/withdrawal/decide-cash';
import { readRow } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve, serveStream } from '@/reference-api/serve';
import { bankColumns, bankSpec, cashColumns } from './cash-export';
import { cashSpec } from './cash-spec';

const PAYING = 'admin_P3.cashPay';

/** Mounts the withdrawals (finance.md 2): the main store decides and pays, other stores apply. */
export function mountCash(api: Api): void {
  serve(api, listing.list, (call) => listPage(cashSpec, call.query, call));
  serve(api, cashInfo, (call) => readRow(cashSpec, call.query.id, call));

  serveStream(api, cashExport, async (call) => {
    if (call.query.format === undefined) return exportCsv(cashSpec, call, { title: 'route.cashList', columns: cashColumns });
    if (!call.caller.codes.includes(PAYING)) throw new Refusal(codes.noPermission);
    const note = () => noteReveal('cash', 0, 'bank', { ...call, body: undefined });
    return exportCsv(bankSpec(), call, { title: 'cash.bank.title', columns: bankColumns, note });
  });

  serve(api, action.cashReveal, async (call) => {
    const { id, account } = await findRecord(cashSpec, call.query.id, call, 'read');
    await noteReveal('cash', id, 'account', call);
    return { value: account.no ?? '' };
  });

  mountDecisions(api);
}

/** What the main store does with a withdrawal; a row that somebody else decided meanwhile is refused by its state. */
function mountDecisions(api: Api): void {
  serve(api, action.cashApprove, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await findRecord(cashSpec, id, step, 'write');
      await approveCash(effectOf(step), { id, remark: call.body.remark });
    }),
  );
  serve(api, action.cashReject, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await findRecord(cashSpec, id, step, 'write');
      await rejectCash(effectOf(step), { id, reason: call.body.reason });
    }),
  );
  serve(api, action.cashPay, (call) => {
    const { ids, payNo, voucher } = call.body;
    const payTime = momentCome(call.body, 'payTime', call.now, call.label('payTime'));
    return eachOf(ids, call, async (id, step) => {
      await findRecord(cashSpec, id, step, 'write');
      await payCash(effectOf(step), { id, payNo, voucher, payTime });
    });
  });
  serve(api, action.cashFail, async (call) => {
    await findRecord(cashSpec, call.body.id, call, 'write');
    return failCash(effectOf(call), call.body);
  });
  serve(api, action.cashRetry, async (call) => {
    await findRecord(cashSpec, call.body.id, call, 'write');
    return retryCash(effectOf(call), call.body);
  });
}
