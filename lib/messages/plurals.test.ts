import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { translator } from '@/lib/format/translator';
import { placeholders, texts } from '@/lib/testing/message-catalogue';

const languages = Object.keys(texts) as (keyof typeof texts)[];
const refuse = (error: Error) => {
  throw error;
};

/** Texts in which a word in s stands after a number and is right for one as well: the number is never one, or the word is no noun in the plural. */
const RIGHT_FOR_ONE = [
  'dashboard.range.tooLong',
  'errors.40006',
  'errors.60407',
  'goods.bulkTitle',
  'import.limits',
  'import.tooMany',
  'role.morePermissions',
  'validation.dayRange',
  'validation.length',
];

test.each(languages)('%s: every message is read, with one and with many, by the console and by the API alike', (language) => {
  const differing = [...texts[language]].filter(([, text]) =>
    [1, 7].some((value) => {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, value]));
      const shown = createTranslator({ locale: language, messages: { it: text }, onError: refuse })('it', values);
      return shown !== translator({ it: text }, language)('it', values);
    }),
  );
  expect(differing).toEqual([]);
});

test('English says a noun after a number for one as well as for many', () => {
  const careless = [...texts.en].filter(
    ([key, text]) =>
      !text.includes(', plural,') &&
      /\{(?:n|k|d|f|m|count|total|days|after|max|found|expected)\} (?:matching )?[a-z]+s\b/.test(text) &&
      !RIGHT_FOR_ONE.includes(key),
  );
  expect(careless).toEqual([]);
  const pictures = translator({ picture: { total: texts.en.get('picture.total') ?? '' } }, 'en');
  expect([0, 1, 2].map((n) => pictures('picture.total', { n }))).toEqual(['0 pictures', '1 picture', '2 pictures']);
});

test('a number that is written as a text has its noun too: 1 row, 1,234 rows, 100,000+ rows', () => {
  const list = translator({ list: { export: { all: texts.en.get('list.export.all') ?? '' } } }, 'en');
  expect(['1', '1,234', '100,000+'].map((n) => list('list.export.all', { n, format: 'CSV' }))).toEqual([
    'All 1 row (CSV)',
    'All 1,234 rows (CSV)',
    'All 100,000+ rows (CSV)',
  ]);
});

test('a message without its value is a defect that is told, not an empty place', () => {
  expect(() => translator({ total: '共 {total} 条' }, 'zh-CN')('total')).toThrow('total');
});
