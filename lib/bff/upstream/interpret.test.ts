import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvelope } from '@/lib/contract/call/envelope';
import { interpret } from './interpret';

/** What an API may write in the place of a code or a message, the unusual included. */
const written = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(undefined, null, true, '0', ' 50008 ', '', [], {}));

test('an answer that is checked and not built is the envelope it is when it is read whole', () => {
  const answers = fc.record({ code: written, msg: written, message: written, data: fc.jsonValue() }, { requiredKeys: [] });
  fc.assert(
    fc.property(answers, (answer) => {
      const text = JSON.stringify(answer);
      const expected = readEnvelope(JSON.parse(text));
      if (expected) expect(interpret(200, Buffer.from(text)).envelope).toEqual(expected);
      else expect(() => interpret(200, Buffer.from(text))).toThrow('answer is no JSON object');
    }),
  );
});

test('a number no double holds is no code', () => {
  expect(() => interpret(200, Buffer.from('{"code":1e999,"msg":"","data":null}'))).toThrow('answer is no JSON object');
});
