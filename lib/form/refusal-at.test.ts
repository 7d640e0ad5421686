import { expect, test } from 'vitest';
import { ApiError } from '@/lib/contract/call/envelope';
import { refusalAt } from './refusal-at';

const thrown = (error: unknown): unknown => {
  try {
    return refusalAt(60101, 'delta')(error);
  } catch (again) {
    return again;
  }
};

test('a refusal that names no field is put at the one it is about', () => {
  const error = thrown(new ApiError(60101, '无法扣减：积分不足', { requestId: 'r1' }));
  expect(error).toMatchObject({ code: 60101, fieldErrors: [{ field: 'delta', msg: '无法扣减：积分不足' }], detail: { requestId: 'r1' } });
});

test('anything else is thrown on as it is', () => {
  const other = new ApiError(40901, '无法保存');
  expect(thrown(other)).toBe(other);
});
