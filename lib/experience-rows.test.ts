import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** The rows of the experience of forms, media, map and lists: each has a test that carries its name. */
const rows = [
  ...Array.from({ length: 9 }, (_, index) => `F${index + 1}`),
  ...Array.from({ length: 11 }, (_, index) => `M${index + 1}`),
  ...Array.from({ length: 3 }, (_, index) => `P${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `L${index + 1}`),
];

test('every row of the experience is named by a test', () => {
  const named = new Set(
    ['lib', 'components', 'e2e', 'reference-api', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
        .flatMap((name) => [
          ...readFileSync(join(root, folder, name), 'utf8').matchAll(/\b(?:test|it)(?:\.each[^'"`]*)?\(\s*['"`]((?:[A-Z]\d+(?:, )?)+): /g),
        ])
        .flatMap(([, list = '']) => list.split(', ')),
    ),
  );
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
});
