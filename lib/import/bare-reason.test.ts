import { expect, test } from 'vitest';
import { bareReason } from './bare-reason';

test('a line is not numbered twice when the server names it too, whatever number it counts', () => {
  const chinese = (n: number) => `第 ${n} 行：`;
  expect(bareReason('第 3 行：订单不存在', chinese)).toBe('订单不存在');
  expect(bareReason('订单不存在', chinese)).toBe('订单不存在');
  expect(bareReason('最多 500 行', chinese)).toBe('最多 500 行');
  expect(bareReason('Line 12: unknown order 7', (n) => `Line ${n}: `)).toBe('unknown order 7');
});
