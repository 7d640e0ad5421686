import { eq } from 'drizzle-orm';
import type { GoodsLog } from '@/lib/contract/goods/log';
import type { GoodsLogAction } from '@/lib/contract/goods/log-actions';
import { wireTime } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { goodsLog } from '@/reference-api/database/schema/goods';
import type { Call } from '@/reference-api/serve';

/** What is written down of a change of goods. */
export interface Entry {
  readonly action: GoodsLogAction;
  readonly reason?: string;
  /** States before and after, where they matter. */
  readonly from?: States;
  readonly to?: States;
  /** Fields before and after, where values changed. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}
interface States {
  status: number;
  auditStatus: number;
}

const LONGEST = 300;

/** The name under which a field of one variant is written down; of goods without specs it is the field's own. */
export const ofVariant = (field: string, specText: string): string => (specText === '' ? field : `${field}@${specText}`);
const VARIANT = /^(\w+)@(.*)$/s;

/** Writes down who did what to goods, with what was before and after (goods.md 5). */
export async function logGoods(
  goodsIds: number | readonly number[],
  entry: Entry,
  { caller, database, now }: Pick<Call, 'caller' | 'database' | 'now'>,
) {
  const rows = [goodsIds].flat().map((goodsId) => ({
    ...{ goodsId, action: entry.action, reason: entry.reason ?? '', operatorName: caller.name, createTime: now },
    before: written(entry.from, entry.before),
    after: written(entry.to, entry.after),
  }));
  if (rows.length > 0) await database.insert(goodsLog).values(rows);
}

const written = (states: States | undefined, values: Readonly<Record<string, unknown>> | undefined): string =>
  values
    ? JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)])))
    : states
      ? `${states.status}/${states.auditStatus}`
      : '';

const textOf = (value: unknown): string => {
  const text = plainText(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** A value as people read it: lists by their entries, entries by their names. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return wireTime(value);
  if (Array.isArray(value)) return value.map(plainText).join('、');
  if (typeof value !== 'object') return String(value);
  const entry = value as { label?: unknown; name?: unknown; values?: { value: string }[]; mobile?: unknown };
  if (Array.isArray(entry.values)) return `${entry.name}：${entry.values.map((each) => each.value).join(' ')}`;
  if (typeof entry.label === 'string') return entry.label;
  return Object.values(value).map(plainText).filter(Boolean).join(' ');
}

type Table = typeof goodsLog;

/** The list of what happened to goods; whoever may see the goods may see it. */
export const goodsLogSpec: ListSpec<Table, GoodsLog, { id: number }> = {
  table: goodsLog,
  object: 'goods',
  scope: () => undefined,
  order: { id: goodsLog.id },
  where: ({ id }) => [eq(goodsLog.goodsId, id)],
  rows: (records) =>
    records.map(({ before, after, createTime, ...row }) => ({
      ...row,
      from: statesIn(before),
      to: statesIn(after),
      changes: changesIn(before, after),
      createTime: wireTime(createTime),
    })),
};

function statesIn(text: string): States | null {
  const found = /^(-?\d)\/(\d)$/.exec(text);
  return found ? { status: Number(found[1]), auditStatus: Number(found[2]) } : null;
}

function changesIn(before: string, after: string): GoodsLog['changes'] {
  if (!after.startsWith('{')) return [];
  const old = before.startsWith('{') ? (JSON.parse(before) as Record<string, string>) : {};
  return Object.entries(JSON.parse(after) as Record<string, string>).map(([name, value]) => {
    const [, field = name, variant = ''] = VARIANT.exec(name) ?? [];
    return { field, variant, before: old[name] ?? '', after: value };
  });
}
