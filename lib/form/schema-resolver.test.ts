import { expect, test } from 'vitest';
import { z } from 'zod';
import { askingRule, fen, mobile, text } from '@/lib/contract/field/fields';
import { type FieldKind, schemaResolver } from './schema-resolver';

const schema = z.object({
  name: text(1, 5),
  mobile,
  price: fen.min(1),
  level: z.number(),
  cover: z.string().min(1),
  note: z.string().max(3).default(''),
  skus: z.array(z.object({ price: fen })).default([]),
});
type Draft = z.infer<typeof schema>;
const kinds = new Map<string, FieldKind>([
  ['price', 'typed'],
  ['level', 'chosen'],
  ['cover', 'media'],
]);
const sentences = {
  ofIssue: (issue: { code: string }, field: string) => `${field}:${issue.code}`,
  ofRule: (rule: string, field: string) => `${field}:${rule}`,
};
const good: Draft = { name: 'a', mobile: '13800000000', price: 100, level: 1, cover: '/a.png', note: '', skus: [] };
const none = new Map<string, never>();
const check = async (
  values: Partial<Record<keyof Draft, unknown>>,
  unreadable: ReadonlyMap<string, string> = none,
  gone: ReadonlyMap<string, number> = none,
) =>
  schemaResolver(schema, { kinds, unreadable, gone, insteadOf: (field) => gone.get(field) }, sentences)(
    { ...good, ...values } as Draft,
    undefined,
    {
      fields: {},
      shouldUseNativeValidation: false,
    },
  );

test('F1: a good form gives what the schema makes of it', async () => {
  expect(await check({ name: ' a ' })).toEqual({ values: good, errors: {} });
});

test('an empty field is asked for in the words of how it is filled', async () => {
  const { errors } = await check({ price: null, level: null, cover: '', name: '' });
  expect(errors).toMatchObject({
    price: { message: 'price:required' },
    level: { message: 'level:requiredChoice' },
    cover: { message: 'cover:requiredMedia' },
    name: { message: 'name:too_small' },
  });
});

test('a rule that says itself what is missing says so of a field that is chosen, too', async () => {
  const link = z.object({ target: z.string().refine((value) => value !== '', askingRule('linkCategory')) });
  const inputs = { kinds: new Map<string, FieldKind>([['target', 'chosen']]), unreadable: none, gone: none, insteadOf: () => undefined };
  const words = { ...sentences, ofIssue: (issue: z.core.$ZodIssue) => (issue.code === 'custom' ? String(issue.params?.rule) : '') };
  const { errors } = await schemaResolver(link, inputs, words)({ target: '' }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ target: { message: 'linkCategory' } });
});

test('a cell of a sheet nobody has filled is asked for as what is typed', async () => {
  const { errors } = await check({ skus: [{ price: Number.NaN }] });
  expect(errors.skus?.[0]).toMatchObject({ price: { message: 'skus.0.price:required' } });
});

test('a text in the cell of a number is no missing choice', async () => {
  const { errors } = await check({ skus: [{ price: '1,5' }] });
  expect(errors.skus?.[0]).toMatchObject({ price: { message: 'skus.0.price:pattern' } });
});

test('a text that is no amount is refused although the schema never sees it', async () => {
  expect((await check({}, new Map([['price', 'money']]))).errors).toMatchObject({ price: { message: 'price:money' } });
});

test('a fault of a field that has gone counts as what stood there before; one that stands right is left as it is', async () => {
  const gone = new Map([
    ['price', 5],
    ['skus.0.price', 7],
    ['level', 9],
  ]);
  const { values, errors } = await check({ price: null, skus: [{ price: 1.5 }] }, none, gone);
  expect([values, errors]).toEqual([{ ...good, price: 5, skus: [{ price: 7 }] }, {}]);
});

test('F1: errors in arrays stand where their field stands', async () => {
  const { errors } = await check({ skus: [{ price: 1 }, { price: 1.5 }] });
  expect(errors.skus?.[1]).toMatchObject({ price: { message: 'skus.1.price:invalid_type' } });
});
