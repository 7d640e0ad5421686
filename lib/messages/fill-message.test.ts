import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { placeholders, texts } from '@/lib/testing/message-catalogue';
import { fillMessage } from './fill-message';

const languages = Object.keys(texts) as (keyof typeof texts)[];
const VALUES = { text: '满 {减} & 100% $& <b>', number: 1234567, none: 0 };

const refuse = (error: Error) => {
  throw error;
};

describe.each(languages)('%s: every message', (language) => {
  // Outside the build the library formats with its own complete parser: the two must not differ in anything we write.
  const byLibrary = (text: string, values: Record<string, string | number>) =>
    createTranslator({ locale: language, messages: { it: text }, onError: refuse })('it', values);

  test.each(Object.entries(VALUES))('reads as the complete formatter writes it, filled with a %s', (_kind, value) => {
    const differing = [...texts[language]].filter(([key, text]) => {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, value]));
      return fillMessage(key, text, values) !== byLibrary(text, values);
    });
    expect(differing).toEqual([]);
  });
});

describe('a message', () => {
  test('without its value is a defect that is told, not an empty place', () => {
    expect(() => fillMessage('list.total', '共 {total} 条')).toThrow('no value for {total}');
    expect(() => fillMessage('list.total', '共 {total} 条', { n: 1 })).toThrow(RangeError);
  });

  test('takes each value as it is, whatever signs stand in it, and as often as it is named', () => {
    expect(fillMessage('k', '{a}, {b}, {a}', { a: '$1 {b}', b: 0 })).toBe('$1 {b}, 0, $1 {b}');
    expect(fillMessage('k', '{a}|', { a: null })).toBe('|');
  });

  test('is never a group of messages', () => {
    expect(() => fillMessage('list', { total: '' })).toThrow(TypeError);
  });
});
