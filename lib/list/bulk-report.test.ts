import { expect, test } from 'vitest';
import { bulkReport } from './bulk-report';

const states = { done: '成功', refused: '失败', unanswered: '未收到结果', waiting: '未执行' };
const words = { id: '编号', name: '名称', state: '结果', reason: '原因', states };
const results = [
  { id: 1, state: 'done' },
  { id: 2, state: 'refused', refusal: { code: 60705, msg: '已达每人限领数量' } },
] as const;
const lines = (names?: ReadonlyMap<number, string>) => bulkReport(results, words, names).slice(1).trim().split(/\r?\n/);

test('every row stands in the report with what became of it', () => {
  expect(lines()).toEqual(['编号,结果,原因', '1,成功,', '2,失败,已达每人限领数量']);
});

test('rows that have names have them there too', () => {
  const names = new Map([[2, '云朵 138****0002']]);
  expect(lines(names)).toEqual(['编号,名称,结果,原因', '1,,成功,', '2,云朵 138****0002,失败,已达每人限领数量']);
});
