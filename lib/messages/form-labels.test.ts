import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelKey } from '@/lib/form/field-path';
import { shippedFiles } from '@/lib/testing/source-files';
import { fileNameOf } from './file-name';

/** Forms that name their labels and hold their inputs in one file. */
const forms = shippedFiles.flatMap(({ path, text }) => {
  const [labels, second] = [...text.matchAll(/\blabels: '([\w.]+)'/g)].map((found) => found[1] ?? '');
  return path.endsWith('.tsx') && labels !== undefined && second === undefined ? [{ path, text, labels }] : [];
});

/** Names of the inputs that take their label from the messages. */
const named = (text: string) =>
  [...text.matchAll(/<[A-Z]\w*Input\b(?:[^>]|=>)*?\/>/g)]
    .filter(([input]) => !/\slabel=/.test(input))
    .flatMap(([input]) => /\sname="([\w.]+)"/.exec(input)?.[1] ?? []);

const messageAt = (language: string, path: string): unknown => {
  const [section = '', ...names] = path.split('.');
  const file: unknown = JSON.parse(readFileSync(`lib/messages/${language}/${fileNameOf(section)}.json`, 'utf8'));
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], file);
};

test('every input of a form has its label in both languages', () => {
  const asked = forms.flatMap(({ path, text, labels }) =>
    named(text).map((name) => ({ path, keys: [labelKey(name), name.split('.').at(-1)].map((key) => `${labels}.${key}`) })),
  );
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.filter(({ keys }) =>
    ['zh-CN', 'en'].some((language) => !keys.some((key) => typeof messageAt(language, key) === 'string')),
  );
  expect(missing).toEqual([]);
});
