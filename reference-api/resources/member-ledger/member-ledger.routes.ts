import {
  balanceRecord as balanceListing,
  balanceRecordExport,
  balanceRecordRemark,
  type LedgerRow,
  pointRecord as pointListing,
  pointRecordExport,
  pointRecordRemark,
} from '@/lib/contract/member-ledger';
import type { AmountCell } from '@/lib/format/csv';
import { fieldColumns, yuanCell } from '@/reference-api/crud/export-columns';
import { type ExportColumn, exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { findRecord } from '@/reference-api/crud/records';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { type Api, serve, serveStream } from '@/reference-api/serve';
import { ledgerRows, ledgerSpec, setRemark } from './member-ledger-spec';

const points = ledgerSpec(pointRecord);
const balances = ledgerSpec(balanceRecord);

/** Mounts the ledgers of points and balances: rows are read and exported, and nothing but the remark is ever changed (member.md 2, 3). */
export function mountLedgers(api: Api): void {
  serve(api, pointListing.list, (call) => listPage(points, call.query, call));
  serve(api, balanceListing.list, (call) => listPage(balances, call.query, call));

  serve(api, pointRecordRemark, async (call) => {
    const { id } = await findRecord(points, call.body.id, call, 'write');
    await setRemark(pointRecord, id, call.body.remark, call);
    return null;
  });
  serve(api, balanceRecordRemark, async (call) => {
    const { id } = await findRecord(balances, call.body.id, call, 'write');
    await setRemark(balanceRecord, id, call.body.remark, call);
    return null;
  });

  const pointColumns = columnsOf('pointBiz', (points) => points);
  const balanceColumns = columnsOf('balanceBiz', yuanCell);
  // A file names no records to be opened.
  const [allPoints, allBalances] = [
    { ...points, rows: ledgerRows },
    { ...balances, rows: ledgerRows },
  ];
  serveStream(api, pointRecordExport, (call) => exportCsv(allPoints, call, { title: 'route.pointRecord', columns: pointColumns }));
  serveStream(api, balanceRecordExport, (call) => exportCsv(allBalances, call, { title: 'route.balanceRecord', columns: balanceColumns }));
}

const columnsOf = (bizEnum: string, amount: (value: number) => number | AmountCell): ExportColumn<LedgerRow>[] => [
  { head: 'ledger.fields.no', cell: ({ no }) => no },
  { head: 'ledger.fields.member', cell: ({ nickname }) => nickname },
  { head: 'ledger.fields.mobile', cell: ({ mobile }) => mobile },
  { head: 'ledger.fields.bizType', cell: ({ bizType }, translate) => translate(`enums.${bizEnum}.${bizType}`) },
  { head: 'ledger.fields.delta', cell: ({ delta }) => amount(delta) },
  { head: 'ledger.fields.after', cell: ({ after }) => amount(after) },
  ...fieldColumns('ledger.fields', ['bizNo', 'remark', 'operatorName', 'createTime']),
  { head: 'ledger.fields.storeId', of: 'storeName', mainOnly: true, cell: ({ storeName }) => storeName },
];
