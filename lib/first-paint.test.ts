import { expect, test } from 'vitest';
import { importsOf, target } from './testing/imports';
import { shippedFiles } from './testing/source-files';

const files = new Map(shippedFiles.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));

/** Packages that come with some files, each with the file that names it first; types and what is fetched late come along with nothing. */
function packagesOf(entries: readonly string[]): Map<string, string> {
  const seen = new Set(entries);
  const packages = new Map<string, string>();
  for (const path of seen) {
    const file = files.get(path);
    for (const each of (file ? importsOf(file) : []).filter(({ late, types }) => !late && !types)) {
      const reached = target(each);
      if (reached !== undefined) seen.add(reached);
      else if (!packages.has(each.to)) packages.set(each.to, path);
    }
  }
  return packages;
}

/** What the browser runs of every page of the console before its screen: frame, theme, and the answers that came with the page. */
const frame = ['shell/Shell', 'shell/screen/Screen', 'shell/FirstAnswers', 'theme/AppTheme', 'theme/StyleCache'].map(
  (name) => `components/${name}`,
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
  expect(frame.filter((path) => !files.has(path))).toEqual([]);
  expect(lateOnes([...frame, 'components/dashboard/DashboardScreen'], [...LATE, 'zod'])).toEqual([]);
});

test('the sign-in brings neither', () => {
  expect(lateOnes(['components/login/SignIn'], [...LATE, 'zod'])).toEqual([]);
});

const lists = [...files]
  .filter(([path, { text }]) => /List$/.test(path) && /<(ListPage|TreePage|LevelListPage)/.test(text))
  .map(([path]) => path);

test('no list brings a heavy control of MUI', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.flatMap((path) => lateOnes([path], LATE))).toEqual([]);
});

/** What moves, scrolls or edits, fetched by those who do. */
const ON_USE = ['@dnd-kit/core', '@tanstack/react-virtual', '@tiptap/react'];
const screens = importsOf(files.get('components/screens') as never)
  .filter(({ late }) => late)
  .flatMap((each) => target(each) ?? []);

test('no screen brings a heavy control of MUI, or what is fetched on use', () => {
  expect(screens.length).toBeGreaterThan(20);
  // Who opens a tree of categories or menus moves them.
  expect(new Set(screens.flatMap((path) => lateOnes([path], [...LATE, ...ON_USE])))).toEqual(
    new Set(['components/list/tree/TreeTable imports @dnd-kit/core']),
  );
});
