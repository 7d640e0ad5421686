import type { ZodType } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { exportExtras } from '@/lib/contract/call/export-query';
import { type Schema, schemaOf } from '../stores-apart/row-inputs';

export type Query = Record<string, string | number>;
type Row = Readonly<Record<string, unknown>>;

/** Values that narrow nothing by themselves, or ask for another file. */
const PASSED_OVER = [...Object.keys(exportExtras), 'keywordType', 'format', 'password', 'tab'];
/** What a row is found by in words, the surest first. */
const NAMED = ['orderNo', 'applyNo', 'cashNo', 'name', 'nickname', 'realName'];
const BEGAN = ['createTime', 'registerTime', 'joinTime'];

/** Every filter an export takes, each by itself with a value that a listed row answers to, and each state tab. */
export function filtersOf(exporter: AnyEndpoint, rows: readonly Row[], tabs: readonly string[]): Query[] {
  const narrowed = Object.entries(propertiesOf(exporter))
    .filter(([name]) => !PASSED_OVER.includes(name) && (tabs.length === 0 || name !== tabOf(exporter)))
    .flatMap(([name, schema]) => valuesOf(name, schema, rows).map((value) => ({ [name]: value })));
  return [...tabs.map((tab): Query => ({ [tabOf(exporter)]: tab })), ...narrowed];
}

/** The filter that state tabs set. */
export const tabOf = (exporter: AnyEndpoint): 'tab' | 'status' => ('tab' in propertiesOf(exporter) ? 'tab' : 'status');

const propertiesOf = ({ method, query, body }: AnyEndpoint): Readonly<Record<string, Schema>> =>
  schemaOf((method === 'GET' ? query : body) as ZodType).properties ?? {};

function valuesOf(name: string, schema: Schema, rows: readonly Row[]): (string | number)[] {
  if (schema.enum) return schema.enum as string[];
  const middle = rows[Math.floor(rows.length / 2)] ?? {};
  const written = (fields: readonly string[]) => fields.flatMap((field) => plain(middle[field])).slice(0, 1);
  if (name === 'keyword') return written(NAMED);
  if (name === 'startTime' || name === 'endTime') return written(BEGAN);
  const bound = /^(\w+)(?:Min|Max|Start|End)$/.exec(name)?.[1];
  if (bound) return rows.flatMap((row) => plain(row[bound])).slice(0, 1);
  return name in middle ? written([name]) : [1];
}

const plain = (value: unknown): (string | number)[] =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? [value] : [];
