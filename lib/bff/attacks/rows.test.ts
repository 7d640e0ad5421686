import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rows } from './rows';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['lib/session', 'lib/bff', 'lib/bff/attacks', 'e2e/faults'];

/** Rows of the map and of the pages whose tests stand in the same folders. */
const othersHere: readonly number[] = [88, 90, 91, 93];

/** Row numbers in the names of tests, and nowhere else. */
function rowsIn(folder: string): number[] {
  const files = readdirSync(join(root, folder)).filter((name) => /\.(test|spec)\.ts$/.test(name));
  const names = files.flatMap(
    (name) => readFileSync(join(root, folder, name), 'utf8').match(/(?:test\(|^ +)['"](row \d+[^'"]*)['"]/gm) ?? [],
  );
  return names.flatMap((name) => [...(name.split(':')[0]?.matchAll(/row (\d+)/g) ?? [])].map(([, number]) => Number(number)));
}

test('every row these parts can meet has a test, and no test names another row', () => {
  const tested = new Set(folders.flatMap(rowsIn));
  expect(rows.filter((row) => !tested.has(row))).toEqual([]);
  const beyond = [...tested].filter((row) => !rows.includes(row));
  expect(beyond.filter((row) => !othersHere.includes(row))).toEqual([]);
});
