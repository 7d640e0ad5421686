import { type ZodType, z } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';

/** One value of a request that names a row: `body.skus.[].skuId`, `query.memberId`. */
export interface RowInput {
  readonly part: 'query' | 'body';
  readonly path: readonly string[];
  readonly many: boolean;
}

/** What is read of a JSON schema. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const NAMES_ROW = /^(ids?|\w+Ids?)$/;

/** Every value of a call that names a row by id, read from its schemas: a field added later is found by being there. */
export function rowInputs(endpoint: AnyEndpoint): RowInput[] {
  const of = (part: RowInput['part']) =>
    idsIn(schemaOf(endpoint[part] as ZodType)).map(({ path, many }): RowInput => ({ part, path, many }));
  return [...of('query'), ...of('body')];
}

export const schemaOf = (schema: ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

function idsIn(schema: Schema, path: readonly string[] = []): { path: readonly string[]; many: boolean }[] {
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => idsIn(part, path));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = [...path, name];
    return NAMES_ROW.test(name) ? [{ path: at, many: name.endsWith('ds') }] : idsIn(field, at);
  });
  const items = schema.items ? idsIn(schema.items, [...path, '[]']) : [];
  const all = [...parts, ...fields, ...items];
  return [...new Map(all.map((each) => [each.path.join('.'), each])).values()];
}
