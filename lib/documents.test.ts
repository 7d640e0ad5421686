import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, shippedFiles } from './testing/source-files';

/* What the documents of the project point at has to be there: a file that moved is moved in them too. */

const documentsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.md'))
    .map((entry) => join(folder, entry.name));

const documents = ['.', 'docs', 'docs/decisions']
  .flatMap(documentsIn)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/```[\s\S]*?```/g, '') }));

/** Every match's first group, beside the document it stands in. */
const mentions = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => ({ from: path, to: match[1] ?? '' })));

const missing = (found: readonly { from: string; to: string }[], at: (each: { from: string; to: string }) => string) =>
  found.filter((each) => !existsSync(join(root, at(each)))).map(({ from, to }) => `${from} points at ${to}`);

describe('documents', () => {
  test('link to files of the project', () => {
    const links = mentions(/\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g);
    expect(links.length).toBeGreaterThan(5);
    expect(missing(links, ({ from, to }) => join(dirname(from), to))).toEqual([]);
  });

  test('name files and folders that exist', () => {
    // Patterns such as <noun> or {a,b} name many at once and are left to the reader.
    const paths = mentions(/`((?:app|components|lib|reference-api|e2e|scripts|docs)\/[\w./()-]+)`/g);
    expect(paths.length).toBeGreaterThan(10);
    expect(missing(paths, ({ to }) => to)).toEqual([]);
  });
});

describe('the guide to a new resource', () => {
  const guide = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');
  const missingIn = (section: number, words: readonly string[]) => {
    const text = guide.split(/^## /m).find((part) => part.startsWith(`${section}.`)) ?? '';
    return words.filter((word) => !text.includes(`\`${word}\``));
  };
  const partsIn = (folder: string, ending: RegExp) =>
    readdirSync(join(root, folder)).flatMap((file) => (ending.test(file) && !file.includes('.test.') ? [file.replace(/\.tsx$/, '')] : []));

  test('names every file shared by all nouns that one of them is written into', () => {
    const shared = shippedFiles.filter(
      ({ path }) => !/^(?:components|reference-api\/resources)\/[\w-]+\/|\/(?:seed|commerce|jobs)\//.test(path),
    );
    for (const noun of ['member-level', 'express', 'home-carousel']) {
      const written = new RegExp(`(?:lib/contract|\\.\\.|\\.)/${noun}'|resources/${noun}/|components/${noun}/`);
      const places = shared.filter(({ text }) => written.test(text)).map(({ path }) => path);
      expect(places.length).toBeGreaterThan(2);
      expect(places.filter((path) => !guide.includes(`\`${path}\``))).toEqual([]);
    }
  });

  test('names every input of forms, every filter of lists and every way to state an action', () => {
    const inputs = partsIn('components/form/inputs', /Input\.tsx$/);
    const filters = partsIn('components/list/filters', /Filter\.tsx$/);
    const constructors = [...readFileSync(join(root, 'components/actions/constructors.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    expect([inputs.length, filters.length, constructors.length].every((count) => count > 5)).toBe(true);
    expect([...missingIn(4, constructors), ...missingIn(5, filters), ...missingIn(6, inputs)]).toEqual([]);
  });
});
