import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRegions, readRegionNames, regionsOfDepth, regionsWithin } from './region-names';

const tree = readRegionNames(JSON.parse(readFileSync('public/maps/names.json', 'utf8')));

test('every province has cities, and every city has what lies in it', () => {
  expect(regionsWithin(tree, [])).toHaveLength(34);
  expect(regionsOfDepth(tree, 2).filter((path) => regionsWithin(tree, path).length === 0)).toEqual([]);
  expect(regionsWithin(tree, ['浙江省', '杭州市'])).toContain('滨江区');
  // A province that is one city stands for that city too; a city without districts stands for itself.
  expect(regionsWithin(tree, ['北京市'])).toEqual(['北京市']);
  expect(regionsWithin(tree, ['广东省', '东莞市'])).toEqual(['东莞市']);
  expect(regionsWithin(tree, ['西藏自治区'])).toContain('那曲市');
});

test('no region is listed twice in the one it lies in', () => {
  const twice = [...regionsOfDepth(tree, 1), ...regionsOfDepth(tree, 2)].filter((path) => {
    const names = regionsWithin(tree, path);
    return new Set(names).size !== names.length;
  });
  expect(twice).toEqual([]);
});

test('a region is found by any part of its name', () => {
  expect(findRegions(tree, '滨江', 3)[0]).toEqual(['浙江省', '杭州市', '滨江区']);
  expect(findRegions(tree, '浙江 西湖', 3)).toEqual([['浙江省', '杭州市', '西湖区']]);
  expect(findRegions(tree, '火星', 3)).toEqual([]);
});
