import fc from 'fast-check';
import { expect, test } from 'vitest';
import { envelope } from '@/lib/contract/call/envelope';
import { interpret } from './interpret';

/** What an API may write in the place of a code or a message, the unusual included. */
const written = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(undefined, null, true, '0', ' 50008 ', '', [], {}));

test('an envelope that is read without its schema means what the schema says', () => {
  const answers = fc.record({ code: written, msg: written, message: written, data: fc.jsonValue() }, { requiredKeys: [] });
  fc.assert(
    fc.property(answers, (answer) => {
      const text = JSON.stringify(answer);
      const expected = envelope.safeParse(JSON.parse(text));
      if (expected.success) expect(interpret(200, Buffer.from(text)).envelope).toEqual(expected.data);
      else expect(() => interpret(200, Buffer.from(text))).toThrow('answer is no JSON object');
    }),
  );
});

test('a number no double holds is no code', () => {
  expect(() => interpret(200, Buffer.from('{"code":1e999,"msg":"","data":null}'))).toThrow('answer is no JSON object');
});
