import { expect, test } from 'vitest';
import { ApiError } from '@/lib/contract/call/envelope';
import { onlyRow } from './act-on-one';

test('a refused row is thrown with the code and the words of the API', () => {
  const refused = { success: 0, failed: [{ id: 7, code: 60103, msg: '无法操作：用户已注销' }] };
  expect(() => onlyRow(refused)).toThrow(new ApiError(60103, '无法操作：用户已注销'));
});

test('an answer without refusals is passed on', () => {
  const answer = { success: 1, failed: [] };
  expect(onlyRow(answer)).toBe(answer);
});
