import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import leaveOut, { LEFT_OUT } from './left-out.mjs';
import { inProject } from './project.mjs';

test('every file that is left out exists, and its stand-in has all of its names', async () => {
  for (const file of LEFT_OUT) {
    const path = inProject('node_modules', file);
    expect(existsSync(path), file).toBe(true);
    const [real, standIn] = await Promise.all([
      import(path),
      import(`data:text/javascript,${encodeURIComponent(leaveOut(readFileSync(path, 'utf8')))}`),
    ]);
    expect(Object.keys(standIn).sort(), file).toEqual(Object.keys(real).sort());
  }
});

test('a stand-in may be set up, and complains when it is used', async () => {
  const { make, default: other } = await import(
    `data:text/javascript,${encodeURIComponent(leaveOut('export const make = () => () => 1;\nexport default make;'))}`
  );
  expect(make).toBe(other);
  expect(() => make()()).toThrow('not built in');
});
