import { expect, test } from 'vitest';
import type { GoodsSpec } from '@/lib/contract/goods/sku';
import { blankSku } from './goods-values';
import { movedSpec, renamedValue, syncSkus } from './sync-skus';

const spec = (name: string, ...values: string[]): GoodsSpec => ({ name, values: values.map((value) => ({ value, image: '' })) });
const colours = spec('颜色', '黑', '白');
const editions = spec('版本', '标准', '旗舰');
const unfinished = spec('产地');
const sku = (id: number, ...values: string[]) => ({ ...blankSku(values), id, price: id * 100, code: `C-${id}`, stockBefore: 5 });
const four = [sku(1, '黑', '标准'), sku(2, '黑', '旗舰'), sku(3, '白', '标准'), sku(4, '白', '旗舰')];
const both = [colours, editions];
const told = (skus: ReturnType<typeof syncSkus>) => skus.map(({ id, values, price }) => [id, values.join(' / '), price]);

test('variants whose values stay keep what was typed; a new spec gives its variants what their neighbours have', () => {
  const skus = syncSkus(both, [spec('颜色', '白', '紫'), editions], four);
  expect(told(skus)).toEqual([
    [3, '白 / 标准', 300],
    [4, '白 / 旗舰', 400],
    [undefined, '紫 / 标准', Number.NaN],
    [undefined, '紫 / 旗舰', Number.NaN],
  ]);
  const longer = syncSkus(both, [...both, spec('产地', '国产')], four);
  expect(told(longer)[0]).toEqual([undefined, '黑 / 标准 / 国产', 100]);
  expect(longer[0]).toMatchObject({ code: '', stockBefore: undefined });
});

test('a spec that is taken away leaves the prices of its variants behind', () => {
  expect(told(syncSkus(both, [colours], four))).toEqual([
    [undefined, '黑', 100],
    [undefined, '白', 300],
  ]);
});

test('more combinations than can be sold change nothing', () => {
  const many = spec('尺码', ...Array.from({ length: 20 }, (_, n) => `${n}码`));
  const tooMany = [many, { ...many, name: '二' }];
  expect(syncSkus(both, tooMany, four)).toEqual(four);
  // Once there are fewer, what was left out comes.
  expect(syncSkus(tooMany, [spec('颜色', '黑', '白', '紫'), editions], four)).toHaveLength(6);
});

test('a value whose combinations were too many has a variant once there is a spec less', () => {
  const sizes = (n: number) => spec('尺码', ...Array.from({ length: n }, (_, at) => `${at}码`));
  const ten = spec('颜色', ...Array.from({ length: 10 }, (_, at) => `${at}色`));
  const all = syncSkus([], [sizes(20), ten], []);
  expect(all).toHaveLength(200);
  const fewer = syncSkus([sizes(21), ten], [sizes(21)], syncSkus([sizes(20), ten], [sizes(21), ten], all));
  expect(fewer.map(({ values }) => values.join())).toEqual(sizes(21).values.map(({ value }) => value));
});

test('a moved spec takes the values of every variant along, also past a spec without values yet', () => {
  const specs = [colours, unfinished, editions];
  expect(told(movedSpec(specs, four, 2, 0).skus).slice(0, 2)).toEqual([
    [1, '标准 / 黑', 100],
    [3, '标准 / 白', 300],
  ]);
  expect(movedSpec(specs, four, 2, 0).specs).toEqual([editions, colours, unfinished]);
  expect(told(movedSpec(specs, four, 1, 0).skus)).toEqual(told(four));
});

test('a renamed value keeps its variants, also behind a spec without values yet', () => {
  const renamed = spec('版本', '标准', '尊享');
  const { specs, skus } = renamedValue([unfinished, colours, editions], four, 2, { from: '旗舰', to: '尊享', values: renamed.values });
  expect(specs).toEqual([unfinished, colours, renamed]);
  expect(told(skus)[1]).toEqual([2, '黑 / 尊享', 200]);
});

test('a variant that was taken away stays away while values are renamed, moved and added', () => {
  const three = four.slice(0, 3);
  const renamed = { from: '旗舰', to: '尊享', values: spec('版本', '标准', '尊享').values };
  expect(told(renamedValue(both, three, 1, renamed).skus)).toEqual([
    [1, '黑 / 标准', 100],
    [2, '黑 / 尊享', 200],
    [3, '白 / 标准', 300],
  ]);
  expect(told(movedSpec(both, three, 1, 0).skus).map(([id]) => id)).toEqual([1, 3, 2]);
  expect(told(syncSkus(both, [spec('颜色', '白', '黑'), editions], three)).map(([id]) => id)).toEqual([3, 1, 2]);
  expect(told(syncSkus(both, [spec('颜色', '黑', '白', '紫'), editions], three)).map(([, values]) => values)).toEqual([
    ...['黑 / 标准', '黑 / 旗舰', '白 / 标准', '紫 / 标准', '紫 / 旗舰'],
  ]);
  const longer = syncSkus(both, [...both, spec('产地', '国产')], three);
  expect(told(longer).map(([, values]) => values)).toEqual(['黑 / 标准 / 国产', '黑 / 旗舰 / 国产', '白 / 标准 / 国产']);
});
