import { expect, test } from 'vitest';
import { z } from 'zod';
import { fen, mobile, text } from '@/lib/contract/field/fields';
import { isRequiredPath } from './required-path';

const schema = z.object({
  name: text(1, 5),
  mobile,
  price: fen.min(1),
  cover: z.string().min(1),
  note: z.string().max(3).default(''),
  remark: z.string().max(3),
  tags: z.array(z.string()).min(1),
  bank: z.object({ no: z.string().min(1), branch: z.string().optional() }).optional(),
  skus: z.array(z.object({ price: fen, code: z.string().default('') })).default([]),
  link: z.discriminatedUnion('type', [
    z.object({ type: z.literal(1), url: z.string().min(1) }),
    z.object({ type: z.literal(2), url: z.string().optional(), goodsId: z.number() }),
  ]),
  region: z.preprocess((value) => value ?? [], z.array(z.string()).length(3)),
});
const required = (path: string, values: unknown = {}) => isRequiredPath(schema, path, values);

test('a field needs a star when nothing empty will do', () => {
  const starred = ['name', 'mobile', 'price', 'cover', 'tags', 'region'];
  expect(starred.filter((path) => !required(path))).toEqual([]);
  expect(['note', 'remark', 'bank', 'skus', 'unknown', 'name.first'].filter((path) => required(path))).toEqual([]);
});

test('so do fields of groups and of entries', () => {
  expect(['bank.no', 'bank.branch', 'skus.0.price', 'skus.12.code'].map((path) => required(path))).toEqual([true, false, true, false]);
});

test('of a union the member that the values name decides', () => {
  expect(required('link.url', { link: { type: 1 } })).toBe(true);
  expect(required('link.url', { link: { type: 2 } })).toBe(false);
  expect(required('link.goodsId', { link: { type: 2 } })).toBe(true);
});

test('rules over a whole form leave its fields as they are', () => {
  const ruled = schema.refine(() => true);
  expect(isRequiredPath(ruled, 'bank.no', {})).toBe(true);
  expect(isRequiredPath(z.intersection(schema, z.object({ id: z.number() })), 'id', {})).toBe(true);
});
