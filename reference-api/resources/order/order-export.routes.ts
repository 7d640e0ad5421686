import { codes } from '@/lib/contract/call/codes';
import { orderExport, orderFormExport } from '@/lib/contract/order';
import { orderShip } from '@/lib/contract/order/hardware';
import { goodsKind } from '@/lib/contract/states/order';
import { holdsAll } from '@/reference-api/auth/gate';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serveStream } from '@/reference-api/serve';
import { exportColumns } from './export-columns';
import { formColumns, formSpec } from './export-forms';
import { exportReads, exportSpec } from './export-lines';

const TITLES: Readonly<Record<number, string>> = {
  [goodsKind.account]: 'route.accountGoodsOrderList',
  [goodsKind.hardware]: 'route.hardwareGoodsOrderList',
  [goodsKind.form]: 'route.formGoodsOrderList',
  [goodsKind.software]: 'route.softwareGoodsOrderList',
};
const titleOf = (kind: number | undefined): string => TITLES[kind ?? 0] ?? 'route.order';

/** Mounts the exports of orders (order.md 3 and 7). */
export function mountOrderExports(api: Api): void {
  serveStream(api, orderExport, async (call) => {
    const { kind } = call.query;
    // Receivers stand in it in full.
    const holdsReceivers = kind === undefined || kind === goodsKind.hardware;
    if (holdsReceivers && !holdsAll(call.caller, orderShip.access)) throw new Refusal(codes.noPermission);
    const note = async () => {
      if (holdsReceivers) await noteReveal('order', 0, 'receiver', { ...call, body: undefined });
    };
    return exportCsv(exportSpec, call, { title: titleOf(kind), columns: exportColumns(kind), reads: exportReads, note });
  });

  serveStream(api, orderFormExport, async (call) => {
    const query = { ...call.query, kind: goodsKind.form };
    const columns = await formColumns({ ...call, query, body: undefined });
    return exportCsv(formSpec, { ...call, query }, { title: titleOf(goodsKind.form), columns });
  });
}
