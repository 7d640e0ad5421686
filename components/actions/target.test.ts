import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Write } from '@/lib/client/use-write';
import { needs } from '@/lib/contract/access';
import { bulkAnswer } from '@/lib/contract/call/bulk';
import { endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import { idList, none } from '@/lib/contract/field/fields';
import { toMany, toOne } from './target';

const freeze = endpoint({
  name: 'card.freeze',
  method: 'PUT',
  path: '/v1/admin/card/freeze',
  access: needs('admin_P2'),
  query: none,
  body: z.object({ ids: idList }),
  data: bulkAnswer,
});

test('a single record is written as it was read: changed meanwhile, the same is meant anew', async () => {
  const given: unknown[] = [];
  const write: Write = async (_to, _input, options) => {
    given.push([options?.id, options?.since]);
    return bulkAnswer.parse({ success: 1, failed: [] }) as never;
  };
  const row = { id: 7, version: 3 };
  await toMany(freeze, (ids) => ({ ids })).one(row, undefined, write);
  await toOne(freeze, ({ id }: typeof row) => ({ body: { ids: [id] } })).one(row, undefined, write);
  expect(given).toEqual([
    [7, row],
    [7, row],
  ]);
});

test('the refusal of a single record is thrown inside the write, which reports it', async () => {
  const reported: unknown[] = [];
  const answer = bulkAnswer.parse({ success: 0, failed: [{ id: 7, code: 60424, msg: 'sold' }] });
  // Stands for the mutation cache: what is thrown after the write has ended is told by nobody.
  const write: Write = async (_to, _input, options) => {
    try {
      return options?.accept?.(answer as never) ?? (answer as never);
    } catch (error) {
      reported.push(error);
      throw error;
    }
  };
  const target = toMany(freeze, (ids) => ({ ids }));
  await expect(target.one({ id: 7 }, undefined, write)).rejects.toThrow('sold');
  expect(reported).toEqual([expect.any(ApiError)]);
});
