import { type ZodType, z } from 'zod';
import { valueAt } from './field-path';

type Schema = z.core.$ZodType;

/** What an input holds while nobody has filled it in. */
const EMPTY = [undefined, null, '', []] as const;

/**
 * Whether a field must be filled in: the schema at its path takes nothing an empty input holds. Of a union that is told by a field, the
 * member that `values` name decides; of any other union all members must ask for the field.
 */
export function isRequiredPath(schema: ZodType, path: string, values: unknown): boolean {
  const found = schemasAt([{ schema, at: '' }], path.split('.'), values);
  return found.length > 0 && found.every(({ schema: each }) => EMPTY.every((empty) => !z.safeParse(each, empty).success));
}

interface Place {
  readonly schema: Schema;
  /** The path so far. */
  readonly at: string;
}

function schemasAt(places: readonly Place[], path: readonly string[], values: unknown): Place[] {
  const [part, ...rest] = path;
  if (part === undefined) return [...places];
  const next = places.flatMap(({ schema, at }) => {
    const below = at === '' ? part : `${at}.${part}`;
    return within(schema, part, at, values).map((each) => ({ schema: each, at: below }));
  });
  return schemasAt(next, rest, values);
}

/** The schemas of one part of a value; none where the schema knows no such part. */
function within(schema: Schema, part: string, at: string, values: unknown): Schema[] {
  if (schema instanceof z.ZodObject) return part in schema.shape ? [schema.shape[part] as Schema] : [];
  if (schema instanceof z.ZodArray) return /^\d+$/.test(part) ? [schema.element] : [];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodUnion) return membersOf(schema, at, values).flatMap((member) => within(member, part, at, values));
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap((side) => within(side, part, at, values));
  const inner = innerOf(schema);
  return inner ? within(inner, part, at, values) : [];
}

/** What a schema wraps: something optional, with a default, or made from something else. */
function innerOf(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  if (schema instanceof z.ZodLazy) return schema.unwrap();
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  )
    return schema.def.innerType;
  return undefined;
}

function membersOf(union: z.ZodUnion, at: string, values: unknown): readonly Schema[] {
  const members = union.options;
  if (!(union instanceof z.ZodDiscriminatedUnion)) return members;
  const { discriminator } = union.def;
  const told = valueAt(values, at === '' ? discriminator : `${at}.${discriminator}`);
  const fitting = members.filter((member) => within(member, discriminator, at, values).some((each) => z.safeParse(each, told).success));
  return fitting.length > 0 ? fitting : members;
}
