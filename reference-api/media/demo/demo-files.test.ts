import { expect, it } from 'vitest';
import { testStack } from '@/reference-api/testing/world';
import { drawDemo, productNames } from './draw-demo';
import { emblems } from './emblems';
import { ensureDemo } from './ensure-demo';

const world = await testStack();

it('domain D4: every picture and file the demo names is there', { timeout: 120_000 }, async () => {
  const { rows: tables } = await world.pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  );
  const named = new Set<string>();
  for (const { name } of tables) {
    const found = await world.pool.query<{ key: string }>(
      `select distinct m[1] as key from "${name}" t, regexp_matches(t::text, '/media/(demo/[^"\\s,)}\\\\]+)', 'g') m`,
    );
    for (const { key } of found.rows) named.add(key);
  }
  // One of each sort is enough: the number behind the dash only chooses the colours.
  const sorts = new Map([...named].map((key) => [key.replace(/-\d+\./, '-n.'), key]));
  const missing: string[] = [];
  for (const key of sorts.values()) if (!(await ensureDemo(key, world.context.media))) missing.push(key);
  expect(missing).toEqual([]);
  expect(sorts.size).toBeGreaterThan(5);
  expect(named.size).toBeGreaterThan(50);
});

it('no drawing needs a filter: a blur takes four fifths of a picture, and a list asks for twenty that nobody has looked at yet', () => {
  const names = [...productNames, ...Object.keys(emblems), 'banner', 'front'].map((name) => `${name}-3`);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => drawDemo(name)?.includes('filter') ?? true)).toEqual([]);
});
