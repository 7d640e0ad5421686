import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpret, passable } from './interpret';
import { endOfValue } from './json-value';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const isOneValue = (text: string): boolean => {
  const bytes = Buffer.from(text);
  const end = endOfValue(bytes, 0);
  return end >= 0 && /^[ \t\n\r]*$/.test(bytes.toString('utf8', end));
};

/** What JSON is written with, and what comes near it. */
const piece = fc.constantFrom(
  ...'{}[]:,"\\/bfnrtu0123456789abcdefE+-. \t\n\r\u0001\u00a0\ufeff商',
  'true',
  'false',
  'null',
  'NaN',
  '\\u00e9',
  '""',
);
const written = fc.tuple(fc.json(), fc.boolean()).map(([json, spaced]) => (spaced ? JSON.stringify(JSON.parse(json), null, 2) : json));
/** JSON with a piece put in, taken out or put in the place of another. */
const mangled = fc
  .tuple(written, fc.nat(), fc.integer({ min: 0, max: 3 }), fc.array(piece, { maxLength: 3 }))
  .map(([json, place, gone, put]) => {
    const at = place % (json.length + 1);
    return json.slice(0, at) + put.join('') + json.slice(at + gone);
  });
const texts = fc.oneof(
  written,
  mangled,
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
);

describe('the end of a value', () => {
  test('is found in exactly what JSON.parse accepts', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, isOneValue(text)]).toEqual([text, parses(text)]);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    '-',
    '-0',
    '01',
    '1.',
    '.5',
    '1e',
    '1e+',
    '-1.5E-7',
    '1e5',
    '+1',
    '"\\u12g4"',
    '"\\u123g"',
    '"\\u1234"',
    '"\\x"',
    '"',
    '"\t"',
    'tru',
    '[1,]',
    '[,1]',
    '{"a"}',
  ])('is where JSON.parse says: %s', (text) => expect(isOneValue(text)).toBe(parses(text)));

  test('a value that goes a hundred thousand deep needs no stack', () => {
    const deep = Buffer.from('['.repeat(100_000) + ']'.repeat(100_000));
    expect(endOfValue(deep, 0)).toBe(deep.length);
    expect(endOfValue(deep.subarray(0, -1), 0)).toBe(-1);
  });
});

describe('an answer whose data is not built', () => {
  const verdict = (judge: typeof passable, body: Buffer) => {
    try {
      const { status, code, body: kept } = judge(200, body);
      return [status, code, kept.equals(body)];
    } catch (error) {
      return String(error);
    }
  };
  const long = ' '.repeat(300);

  test('is judged as if it were', () => {
    const around = fc.constantFrom(
      '{"code":0,"data":',
      '{"data":',
      '{"code":"40001","msg":"\\"data\\":","x":{"data":1},"data":',
      '{"data":{},"data":',
      '{"code":true,"data":',
    );
    const end = fc.constantFrom('}', ',"msg":"商"}', ',"code":5}', '', '}}', ',}');
    fc.assert(
      fc.property(around, texts, end, (begin, data, rest) => {
        const body = Buffer.from(begin + data + rest + long);
        expect([body.toString(), verdict(passable, body)]).toEqual([body.toString(), verdict(interpret, body)]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('is refused when a byte of it is no UTF-8', () => {
    const body = Buffer.from(`{"code":0,"data":"x"}${long}`);
    body[body.indexOf('x')] = 0xff;
    expect(() => passable(200, body)).toThrow('answer is no JSON object');
  });
});
