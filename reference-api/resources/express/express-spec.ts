import { eq, exists, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { Express, ExpressDraft } from '@/lib/contract/express';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf } from '@/lib/contract/states/yes-no';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { holdRecord } from '@/reference-api/crud/records';
import { express } from '@/reference-api/database/schema/express';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { Refusal, refuseField } from '@/reference-api/refusal';

type ExpressTable = typeof express;
interface Filter {
  keyword?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about express companies (finance.md 3). */
export const expressSpec: ListSpec<ExpressTable, Express, Filter> &
  CrudSpec<ExpressTable, ExpressDraft, ExpressDraft & { version: number }> = {
  table: express,
  object: 'expressCompany',
  scope: () => undefined,
  order: { sort: express.sort },
  where: ({ keyword, status }) => [containsKeyword(keyword, [express.name, express.code]), sameAs(express.status, status)],
  rows: (records) =>
    records.map(({ createTime: _inner, ...row }) => ({
      ...row,
      isCommon: flagOf(row.isCommon),
      status: row.status === onOff.on ? onOff.on : onOff.off,
    })),
  taken: (call) => ({
    express_code_unique: () => new Refusal(codes.expressCodeTaken, {}, 'code'),
    express_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }),
  }),
  insert: (draft, call) => insertRecord(express, { ...draft, createTime: call.now }, call),
  changes: async ({ version: _checked, ...draft }) => draft,
  beforeRemove: async (record, call) => {
    await holdRecord(express, record.id, call);
    const { database } = call;
    const sent = database.select({ one: sql`1` }).from(orderPackage).where(eq(orderPackage.expressId, record.id));
    const [used] = await database
      .select({ id: express.id })
      .from(express)
      .where(sql`${eq(express.id, record.id)} and ${exists(sent)}`);
    if (used) throw new Refusal(codes.expressInUse);
  },
};
