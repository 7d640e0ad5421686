import { and, sql } from 'drizzle-orm';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import { orderStatusKey } from '@/lib/contract/order/status-key';
import { yuanText } from '@/lib/format/money';
import type { ExportColumn } from '@/reference-api/crud/export-csv';
import { oneOf } from '@/reference-api/crud/list-page';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import { orderSpec } from './order-spec';

/** Forms are as many as their designers made; a table of more columns than this helps nobody. */
const MOST_FIELDS = 200;

type FormCall = Call<OrderFilter & { ids?: number[] | undefined }>;

/** Columns of the export of forms: the order, then one for each field of the forms that match; secret ones are left out. */
export async function formColumns(call: FormCall): Promise<readonly ExportColumn<Order>[]> {
  const fields = await fieldsOf(call);
  return [
    { head: 'order.fields.orderNo', cell: ({ orderNo }) => orderNo },
    { head: 'order.fields.createTime', cell: ({ createTime }) => createTime },
    { head: 'order.fields.status', cell: ({ kind, status }, translate) => translate(orderStatusKey(kind, status)) },
    { head: 'order.fields.goodsName', cell: ({ items }) => items.map(({ goodsName }) => goodsName).join('; ') },
    { head: 'order.fields.nickname', cell: ({ nickname }) => nickname },
    { head: 'order.fields.payPrice', cell: ({ payPrice }) => yuanText(payPrice) },
    ...fields.map(({ key, label }) => ({ head: `form.${key}`, named: label, cell: (row: Order) => answerText(row, key) })),
  ];
}

async function fieldsOf(call: FormCall): Promise<{ key: string; label: string }[]> {
  const { query, database } = call;
  const chosen = query.ids ? oneOf(order, query.ids) : undefined;
  const matching = and(orderSpec.live, orderSpec.scope(call, query), ...orderSpec.where(query, call), chosen);
  const { rows } = await database.execute<{ key: string; label: string }>(sql`
    select field ->> 'key' as key, min(field ->> 'label') as label
    from ${order} cross join lateral jsonb_array_elements(${order.formSnapshot}) as field
    where ${and(matching, sql`field ->> 'type' <> 'secret'`)}
    group by field ->> 'key' order by min(${order.id}), field ->> 'key' limit ${MOST_FIELDS}`);
  return rows;
}

const answerText = ({ formValues }: Order, key: string): string => {
  const value = formValues?.[key];
  return value === undefined || value === null ? '' : [value].flat().join('; ');
};
