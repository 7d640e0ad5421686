import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** What the reviews of the first version found: each has a test that carries its name and fails when the fault is back. */
const rows = {
  security: [...numbered('D', 19), ...numbered('N', 6)],
  domain: [...numbered('D', 26), ...numbered('M', 3)],
};

/** Rows of the threat table that held only partly when they were reviewed (its section 2). */
const partly = [17, 31, 42, 45, 57, 60, 61, 67, 68, 69, 70, 71, 73, 74, 83, 84, 89, 92, 99];

/** The scenarios of acceptance, by their fixed numbers, and the figures of effects.md 2 that go with them. */
const scenarios = [
  ...[1, 2, 3, 5, 6, 7, 9, 11, 12, 14, 15, 16, 18, 20, 22, 23, 25, 26, 27, 28, 29, 30].map((number) => `A${number}`),
  ...['V1', 'V3', 'V4'],
];

const titles = ['lib', 'components', 'e2e', 'reference-api', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.endsWith('review-rows.test.ts'))
    .flatMap((name) => readFileSync(join(root, folder, name), 'utf8').split('\n'))
    .filter((line) => /^\s*(?:(?:test|it|describe)\b|\]\)|['"`])/.test(line)),
);

test('every row of the threat table that held only partly is named by a test', () => {
  const found = new Set(titles.flatMap((line) => [...line.matchAll(/\brow (\d+)\b/g)].map(([, number]) => Number(number))));
  expect(partly.filter((row) => !found.has(row))).toEqual([]);
});

test.each(['security', 'domain'] as const)('every row of the %s review is named by a test', (review) => {
  const named = new RegExp(`\\b${review} ((?:[DMN]\\d+(?:, )?)+)`, 'g');
  const found = new Set(titles.flatMap((line) => [...line.matchAll(named)].flatMap(([, list = '']) => list.split(', '))));
  expect(rows[review].filter((row) => !found.has(row))).toEqual([]);
});

test('every scenario of acceptance is named by a test', () => {
  const found = new Set(titles.flatMap((line) => [...line.matchAll(/(?<=['"`(]|, )[AV]\d+\b/g)].map(([name]) => name)));
  expect(scenarios.filter((name) => !found.has(name))).toEqual([]);
});
