import { describe, expect, test } from 'vitest';
import { resourceNames, resourceOf } from './resource-name';
import { endpoints } from './table';

describe('the names of resources', () => {
  test('are those of the endpoints', () => {
    const known = new Set(endpoints.map(resourceOf));
    expect(resourceNames.filter((name) => !known.has(name))).toEqual([]);
  });

  test('stand in order, each once', () => {
    expect([...new Set(resourceNames)].sort()).toEqual([...resourceNames]);
  });
});
