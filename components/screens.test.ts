import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lists } from '@/lib/navigation/lists';
import { routeTable } from '@/lib/navigation/table';
import { screens } from './screens';

const code = readFileSync(new URL('screens.ts', import.meta.url), 'utf8');

const pathsOf = (nodes: readonly { path: string; children?: readonly { path: string }[] }[]): string[] =>
  nodes.flatMap(({ path, children }) => (children ? pathsOf(children) : [path]));

/** The file a screen is drawn by, as its registration names it, itself or by one of the imports above it. */
function fileOf(path: string): string {
  const start = code.indexOf(`'${path}': screen`);
  const own = code.slice(start, code.indexOf("\n  '/", start + 1));
  const shared = /\}, (\w+),/.exec(own)?.[1];
  const text = shared ? code.slice(code.indexOf(`const ${shared} =`)) : own;
  const [, file] = /import\('\.\/([^']+)'\)/.exec(text) ?? [];
  if (file === undefined) throw new Error(`no file for ${path}`);
  return file;
}

test('domain M1: every page of the map has its screen, so that none says it is not there yet', () => {
  expect(pathsOf(routeTable).filter((path) => !(path in screens))).toEqual([]);
});

test('domain D18: every screen that shows a list has its half that the server reads', () => {
  const withList = Object.keys(screens).filter((path) =>
    readFileSync(new URL(`${fileOf(path)}.tsx`, import.meta.url), 'utf8').includes('useResourceList('),
  );
  expect(withList.length).toBeGreaterThan(30);
  expect(Object.keys(lists).sort()).toEqual(withList.sort());
});

test('domain D19: every kind of input is drawn by a screen', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx$/.test(name) && !name.includes('.test.'),
  );
  const inputs = drawn.flatMap((name) => /(?:form\/inputs\/|media\/(?:.*\/)?|cells\/)(\w*Input|Inline\w+)\.tsx$/.exec(name)?.[1] ?? []);
  const codes = drawn.map((name) => readFileSync(`${folder}${name}`, 'utf8')).join('\n');
  expect(inputs).toEqual(expect.arrayContaining(['ArrayInput', 'DateTimeInput', 'TagsInput', 'PicturesInput', 'VideoInput']));
  expect(inputs.filter((name) => !codes.includes(`<${name}`))).toEqual([]);
});
