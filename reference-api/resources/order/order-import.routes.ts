import { and, eq } from 'drizzle-orm';
import { MAX_SHIP_ROWS, orderShipImport, orderShipTemplate, trackingNo } from '@/lib/contract/order/hardware';
import { BOM, csvLine } from '@/lib/format/csv';
import { refusalEnvelope } from '@/reference-api/answer';
import { order } from '@/reference-api/database/schema/order';
import type { TableRow } from '@/reference-api/import/read-table';
import { serveImport } from '@/reference-api/import/serve-import';
import { notFound } from '@/reference-api/not-found';
import { refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serveStream } from '@/reference-api/serve';
import { orderSpec } from './order-spec';
import { shipOrder } from './ship-order';

const EXAMPLE = ['SO202611200001', 'SF', 'SF1420036788125'];

/** Mounts bulk shipping (order.md 5): one line for each order, a good line is shipped whatever becomes of the others. */
export function mountShipImport(api: Api): void {
  serveImport(api, orderShipImport, { types: ['csv', 'xlsx'], maxRows: MAX_SHIP_ROWS, head: true }, async (call, { rows }) => {
    const invalid: { line: number; msg: string }[] = [];
    for (const row of rows) {
      const reason = await reasonAgainst(row, call);
      if (reason !== undefined) invalid.push({ line: row.line, msg: call.translate('order.import.line', { n: row.line, reason }) });
    }
    return { total: rows.length, imported: rows.length - invalid.length, duplicate: 0, invalid };
  });

  serveStream(api, orderShipTemplate, ({ translate }) => {
    const head = ['orderNo', 'expressCode', 'trackingNo'].map((name) => translate(`order.fields.${name}`));
    return new Response(BOM + csvLine(head) + csvLine(EXAMPLE), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="shipping.csv"; filename*=UTF-8''${encodeURIComponent(`${translate('order.import.template')}.csv`)}`,
      },
    });
  });
}

/** Ships one line; answers why it could not be, if so. */
async function reasonAgainst({ cells: [orderNo = '', expressCode = '', number = ''] }: TableRow, call: Call): Promise<string | undefined> {
  try {
    await call.database.transaction(async (database) => {
      const step = { ...call, database };
      if (!trackingNo.safeParse(number).success) throw refuseField('trackingNo', 'trackingNo');
      // Somebody else's order number says as little as one that does not exist.
      const [record] = await database
        .select()
        .from(order)
        .where(and(orderSpec.live, orderSpec.scope(step), eq(order.orderNo, orderNo)));
      if (!record) throw notFound('order');
      const packages = [{ expressId: null, expressCode, trackingNo: number }];
      await shipOrder(record, { noLogistics: 0, reason: '', packages }, step);
    });
    return undefined;
  } catch (error) {
    const refused = refusalEnvelope(error, call.translate);
    if (!refused) throw error;
    return refused.msg ?? '';
  }
}
