import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { interpret } from '@/lib/bff/upstream/interpret';
import { sessionInvalidCodes } from './codes';
import { ApiError, readEnvelope } from './envelope';

const read = (answer: object) => interpret(200, Buffer.from(JSON.stringify(answer)));

describe('answers of an API of one’s own (open-questions 23)', () => {
  test.each([
    ['0', 0],
    [' 0 ', 0],
    ['50008', 50008],
    ['-1', -1],
    ['4e4', 40000],
  ])('the code "%s" counts as %i', (code, number) => {
    expect(readEnvelope({ code, data: 1 })).toEqual({ code: number, data: 1 });
    expect(read({ code, msg: '' }).code).toBe(number);
  });

  test('a code in text ends the session like the number', () => {
    expect(sessionInvalidCodes).toContain(read({ code: '50008', msg: '' }).code);
  });

  test.each(['', ' ', 'OK', '1.5', 'NaN', 'Infinity', true, {}, []])('the code %o is no code: the answer is malformed', (code) => {
    expect(readEnvelope({ code })).toBeUndefined();
    expect(() => read({ code, msg: 'x' })).toThrow();
  });

  test.each([5, true, {}, ['x'], null])('the message %o is no message', (msg) => {
    const answer = read({ code: 40001, msg, message: msg });
    expect(answer.code).toBe(40001);
    expect(answer.envelope.msg ?? answer.envelope.message ?? 'none').toBe('none');
  });
});

/** The envelope as a schema says it: what `readEnvelope` is held against. */
const spelledCode = z
  .string()
  .refine((code) => code.trim() !== '' && Number.isInteger(Number(code)))
  .transform(Number);
const text = z.string().optional().catch(undefined);
const schema = z.object({ code: z.union([z.number(), spelledCode]).nullish(), msg: text, message: text, data: z.unknown().optional() });

describe('an envelope read by hand', () => {
  const written = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.constantFrom(undefined, null, true, '0', ' 50008 ', '1e999', '', [], {}),
  );
  const answers = fc.oneof(
    fc.record({ code: written, msg: written, message: written, data: fc.jsonValue(), more: written }, { requiredKeys: [] }),
    fc.jsonValue(),
  );

  test('means what its schema says, whatever an API writes', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const read = schema.safeParse(answer);
        expect(readEnvelope(answer)).toEqual(read.success ? read.data : undefined);
      }),
    );
  });

  test.each([
    [[{ field: 'name', msg: 'x' }], 1],
    [[{ field: 'name', msg: 'x', more: 1 }], 1],
    [
      [
        { field: 'name', msg: 'x' },
        { field: 1, msg: 'y' },
      ],
      0,
    ],
    [[null], 0],
    ['name', 0],
    [undefined, 0],
  ])('refused fields are read whole or not at all: %j', (fieldErrors, many) => {
    expect(new ApiError(40001, 'no', { data: { fieldErrors } }).fieldErrors).toHaveLength(many);
    expect(new ApiError(40001, 'no', { data: fieldErrors }).fieldErrors).toEqual([]);
  });
});
