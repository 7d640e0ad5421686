import type { ZodType } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { type Schema, schemaOf } from './row-inputs';

/** Values of fields whose rules no schema can show. */
const KNOWN: Readonly<Record<string, unknown>> = {
  version: 0,
  mobile: '13800002236',
  tab: undefined,
};

/** The smallest input a call takes: required fields alone, each with a value its schema allows. */
export function sampleOf(endpoint: AnyEndpoint, part: 'query' | 'body'): unknown {
  return sample(schemaOf(endpoint[part] as ZodType));
}

function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sample));
  const [first] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (first) return sample(first);
  if (schema.properties) return sampleObject(schema, schema.properties);
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
  if (schema.type === 'string') return '测'.repeat(Math.max(schema.minLength ?? 0, 1));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return schema.type === undefined ? undefined : {};
}

function sampleObject({ required = [] }: Schema, properties: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const known = (name: string) => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : sample(properties[name] ?? {}));
  return Object.fromEntries(required.map((name) => [name, known(name)]));
}

/** A sample of what stands at a place inside of an input; `[]` is an entry of a list. */
export function sampleAt(endpoint: AnyEndpoint, part: 'query' | 'body', path: readonly string[]): unknown {
  const found = path.reduce<Schema | undefined>((schema, name) => schema && inside(schema, name), schemaOf(endpoint[part] as ZodType));
  return found && sample(found);
}

function inside(schema: Schema, name: string): Schema | undefined {
  const here = name === '[]' ? schema.items : schema.properties?.[name];
  if (here) return here;
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return parts.map((part) => inside(part, name)).find(Boolean);
}
