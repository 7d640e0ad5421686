import { eq } from 'drizzle-orm';
import * as contract from '@/lib/contract/store-flow';
import { effectOf } from '@/reference-api/commerce/effect';
import { adjustStore } from '@/reference-api/commerce/store/adjust-store';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { findRecord } from '@/reference-api/crud/records';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { notFound } from '@/reference-api/not-found';
import { type Api, type Call, serve, serveStream } from '@/reference-api/serve';
import { flowPeriods } from './flow-periods';
import { earningsColumns, financeColumns } from './store-flow-export';
import { earningsSpec, financeSpec } from './store-flow-spec';

/** Mounts the two ledgers of stores (shopping.md 5): rows are read, summed and exported, and nothing but the remark is changed by hand. */
export function mountStoreFlows(api: Api): void {
  serve(api, contract.storeFinance.list, (call) => listPage(financeSpec, call.query, call));
  serve(api, contract.storeEarnings.list, (call) => listPage(earningsSpec, call.query, call));
  serve(api, contract.storeFinanceSummary, (call) => flowPeriods(financeSpec.days(call.query, call), call.query.cycle, call));
  serve(api, contract.storeEarningsSummary, (call) => flowPeriods(earningsSpec.days(call.query, call), call.query.cycle, call));
  serveStream(api, contract.storeFinanceExport, (call) =>
    exportCsv(financeSpec, call, { title: 'route.shopFinance', columns: financeColumns }),
  );
  serveStream(api, contract.storeEarningsExport, (call) =>
    exportCsv(earningsSpec, call, { title: 'route.finace', columns: earningsColumns }),
  );

  serve(api, contract.storeFinanceRemark, async (call) => setRemark((await findRecord(financeSpec, call.body.id, call, 'write')).id, call));
  serve(api, contract.storeEarningsRemark, async (call) =>
    setRemark((await findRecord(earningsSpec, call.body.id, call, 'write')).id, call),
  );

  serve(api, contract.storeFinanceAdjust, (call) => adjustStore(effectOf(call), call.body));

  serve(api, contract.storeEarningsAccount, async ({ caller, database }) => {
    const [own] = await database.select().from(store).where(eq(store.id, caller.storeId));
    if (!own) throw notFound('store');
    const { balance, pendingSettle, withdrawing, withdrawn } = own;
    return { balance, pendingSettle, withdrawing, withdrawn, total: balance + withdrawing + withdrawn };
  });
}

async function setRemark(id: number, { body, database }: Call<unknown, { remark: string }>): Promise<null> {
  await database.update(storeFlow).set({ remark: body.remark }).where(eq(storeFlow.id, id));
  return null;
}
