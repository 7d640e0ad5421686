import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from './endpoint';
import { endpoints } from './table';

/** A change of one record names it; one of many is told by another answer. */
const changesOne = ({ method, body }: AnyEndpoint) => method === 'PUT' && body instanceof z.ZodObject && 'id' in body.shape;

/** The rows of books have neither a state nor a version: nothing of them but the remark is ever changed. */
const IN_BOOKS: readonly string[] = ['pointRecord.remark', 'balanceRecord.remark', 'storeFinance.remark', 'storeEarnings.remark'];

test('00-conventions 1.1: what changes one record answers where it stands', () => {
  const silent = endpoints.filter((to) => changesOne(to) && to.data.safeParse(null).success && !IN_BOOKS.includes(to.name));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
