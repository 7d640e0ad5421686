import { describe, expect, test } from 'vitest';
import { interpret } from '@/lib/bff/upstream/interpret';
import { sessionInvalidCodes } from './codes';
import { envelope } from './envelope';

const read = (answer: object) => interpret(200, Buffer.from(JSON.stringify(answer)));

describe('answers of an API of one’s own (open-questions 23)', () => {
  test.each([
    ['0', 0],
    [' 0 ', 0],
    ['50008', 50008],
    ['-1', -1],
    ['4e4', 40000],
  ])('the code "%s" counts as %i', (code, number) => {
    expect(envelope.parse({ code, data: 1 })).toEqual({ code: number, data: 1 });
    expect(read({ code, msg: '' }).code).toBe(number);
  });

  test('a code in text ends the session like the number', () => {
    expect(sessionInvalidCodes).toContain(read({ code: '50008', msg: '' }).code);
  });

  test.each(['', ' ', 'OK', '1.5', 'NaN', 'Infinity', true, {}, []])('the code %o is no code: the answer is malformed', (code) => {
    expect(envelope.safeParse({ code }).success).toBe(false);
    expect(() => read({ code, msg: 'x' })).toThrow();
  });

  test.each([5, true, {}, ['x'], null])('the message %o is no message', (msg) => {
    const answer = read({ code: 40001, msg, message: msg });
    expect(answer.code).toBe(40001);
    expect(answer.envelope.msg ?? answer.envelope.message ?? 'none').toBe('none');
  });
});
