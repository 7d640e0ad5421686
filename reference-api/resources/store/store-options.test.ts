import { expect, it } from 'vitest';
import { storeOptions } from '@/lib/contract/store/options';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();

it('gives every login of the main store the stores to choose among, itself first', async () => {
  const clerk = await world.as('clerk');
  const all = await clerk.ask(storeOptions);
  expect(all.map(({ id, name }) => [id, name])).toEqual([
    [0, '总店'],
    [1, '滨江旗舰店'],
    [2, '云栖生活馆'],
  ]);
  expect((await clerk.ask(storeOptions, { query: { keyword: '云栖' } })).map(({ id }) => id)).toEqual([2]);
  expect((await clerk.ask(storeOptions, { query: { keyword: '%' } })).length, 'a sign of the database is a letter here').toBe(0);
});

it('is refused to other stores and to nobody in particular', async () => {
  expect(await (await world.as('store1')).send(storeOptions)).toMatchObject({ code: 40301 });
  expect(await world.nobody.send(storeOptions)).toMatchObject({ code: 50008 });
});
