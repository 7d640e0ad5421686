import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { shippedFiles } from './testing/source-files';

const textOf = new Map(shippedFiles.map(({ path, text }) => [path, text]));

/** What a file imports when it is fetched itself; types and what is fetched late are not. */
const importsOf = (path: string): string[] =>
  [...(textOf.get(path) ?? '').matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;]*?\bfrom\s+)?'([^']+)'/gm)].map(([, to = '']) => to);

function fileOf(from: string, to: string): string | undefined {
  const plain = to.startsWith('@/') ? to.slice(2) : posix.normalize(posix.join(dirname(from), to));
  return [`${plain}.ts`, `${plain}.tsx`].find((path) => textOf.has(path));
}

/** Packages some files bring along, each with the file that names it first. */
function packagesOf(entries: readonly string[]): Map<string, string> {
  const seen = new Set(entries);
  const packages = new Map<string, string>();
  for (const path of seen)
    for (const to of importsOf(path)) {
      const file = /^(@\/|\.)/.test(to) ? fileOf(path, to) : undefined;
      if (file) seen.add(file);
      else if (!packages.has(to)) packages.set(to, path);
    }
  return packages;
}

const under = (folder: string) => [...textOf.keys()].filter((path) => path.startsWith(folder));
/** What the browser runs of every page of the console before its screen: frame, theme, and the answers that came with the page. */
const frame = ['shell/Shell', 'shell/screen/Screen', 'shell/FirstAnswers', 'theme/AppTheme', 'theme/StyleCache'].map(
  (name) => `components/${name}.tsx`,
);

/** Each brings 7 to 28 KiB to a page and to nobody's first picture (docs/performance.md). */
const LATE = [
  'Autocomplete',
  'Button',
  'ButtonBase',
  'Dialog',
  'Drawer',
  'IconButton',
  'Menu',
  'MenuItem',
  'Popover',
  'Select',
  'TextField',
  'Tooltip',
].map((name) => `@mui/material/${name}`);

const lateOnes = (entries: readonly string[], late: readonly string[]) =>
  [...packagesOf(entries)].filter(([name]) => late.includes(name)).map(([name, path]) => `${path} imports ${name}`);

test('the frame and the home page bring neither a schema nor a heavy control of MUI', () => {
  expect(frame.filter((path) => !textOf.has(path))).toEqual([]);
  expect(lateOnes([...frame, 'components/dashboard/DashboardScreen.tsx'], [...LATE, 'zod'])).toEqual([]);
});

test('the sign-in brings neither', () => {
  expect(lateOnes(['components/login/SignIn.tsx'], [...LATE, 'zod'])).toEqual([]);
});

const lists = under('components/').filter(
  (path) => /List\.tsx$/.test(path) && /<(ListPage|TreePage|LevelListPage)/.test(textOf.get(path) ?? ''),
);

test('no list brings a heavy control of MUI', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap((path) => lateOnes([path], LATE))).toEqual([]);
});
