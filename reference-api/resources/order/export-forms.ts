import { and, sql } from 'drizzle-orm';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order, OrderFormValue } from '@/lib/contract/order/row';
import { orderStatusKey } from '@/lib/contract/order/status-key';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';
import { oneOf } from '@/reference-api/crud/list-page';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import type { OrderRecord } from './order-parts';
import { orderSpec } from './order-spec';

/** Forms are as many as their designers made; of a table of more columns than this, the last one takes the rest. */
const MOST_FIELDS = 200;

type FormCall = Call<OrderFilter & { ids?: number[] | undefined }>;

/** A question that was put. Each form numbers its keys from one on, so that a key alone names none. */
interface Question {
  readonly key: string;
  readonly label: string;
}

/** An order with what its own form was answered, by question; secret answers are left out. */
interface FormRow extends Order {
  readonly answers: ReadonlyMap<string, { readonly label: string; readonly text: string }>;
}

export const formSpec: ListSpec<typeof order, FormRow, OrderFilter> = {
  ...orderSpec,
  rows: async (records, call) => {
    const rows = await orderSpec.rows(records, call);
    const asked = new Map(records.map(({ id, formSnapshot }) => [id, formSnapshot ?? []]));
    return rows.map((row) => ({ ...row, answers: answersOf(asked.get(row.id) ?? [], row) }));
  },
};

/** Columns of the export of forms: the order, then one for each question of the forms that match; secret ones are left out. */
export async function formColumns(call: FormCall): Promise<readonly ExportColumn<FormRow>[]> {
  const found = await questionsOf(call);
  const questions = found.slice(0, MOST_FIELDS);
  return [
    { head: 'order.fields.orderNo', cell: ({ orderNo }) => orderNo },
    { head: 'order.fields.createTime', cell: ({ createTime }) => createTime },
    { head: 'order.fields.status', cell: ({ kind, status }, translate) => translate(orderStatusKey(kind, status)) },
    { head: 'order.fields.goodsName', cell: ({ items }) => items.map(({ goodsName }) => goodsName).join('; ') },
    { head: 'order.fields.nickname', cell: ({ nickname }) => nickname },
    { head: 'order.fields.payPrice', cell: ({ payPrice }) => yuanCell(payPrice) },
    ...questions.map((question): ExportColumn<FormRow> => {
      const name = nameOf(question);
      return { head: 'order.formFields', named: question.label, cell: ({ answers }) => answers.get(name)?.text ?? '' };
    }),
    ...(found.length > MOST_FIELDS ? [restOf(new Set(questions.map(nameOf)))] : []),
  ];
}

/** What has no column of its own. */
const restOf = (columns: ReadonlySet<string>): ExportColumn<FormRow> => ({
  head: 'order.moreFormFields',
  cell: ({ answers }) =>
    [...answers]
      .filter(([name, { text }]) => text !== '' && !columns.has(name))
      .map(([, { label, text }]) => `${label}: ${text}`)
      .join('; '),
});

/** One more than has a column tells that there are more. */
async function questionsOf(call: FormCall): Promise<Question[]> {
  const { query, database } = call;
  const chosen = query.ids ? oneOf(order, query.ids) : undefined;
  const matching = and(orderSpec.live, orderSpec.scope(call, query), ...orderSpec.where(query, call), chosen);
  const { rows } = await database.execute<{ key: string; label: string }>(sql`
    select field ->> 'key' as key, field ->> 'label' as label
    from ${order} cross join lateral jsonb_array_elements(${order.formSnapshot}) with ordinality as asked (field, place)
    where ${and(matching, sql`field ->> 'type' <> 'secret'`)}
    group by 1, 2 order by min(${order.id}), min(place), 1, 2 limit ${MOST_FIELDS + 1}`);
  return rows;
}

const nameOf = ({ key, label }: Question): string => JSON.stringify([key, label]);

const answersOf = (asked: NonNullable<OrderRecord['formSnapshot']>, { formValues }: Order): FormRow['answers'] =>
  new Map(
    asked
      .filter(({ type }) => type !== 'secret')
      .map((field) => [nameOf(field), { label: field.label, text: answerText(formValues?.[field.key]) }]),
  );

const answerText = (value: OrderFormValue | undefined): string => (value === undefined || value === null ? '' : [value].flat().join('; '));
