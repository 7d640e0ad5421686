import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../app/(console)');

test('every page of the signed-in part is the guarded page of all screens, but the refresh helper', () =>
  expect(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /(?:^|\/)page\.\w+$/.test(file))
      .sort(),
  ).toEqual(['[...screen]/page.tsx', 'redirect/[...path]/page.tsx']));
