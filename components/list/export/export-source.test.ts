import { expect, test } from 'vitest';
import { forwardedQuery } from '@/lib/bff/request/query';
import { callTarget } from '@/lib/contract/call/call-target';
import { memberExport } from '@/lib/contract/member/action';
import { sourceOf } from './export-source';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => 100_000 + at);
const queryOf = (ids: readonly number[], without?: string) => callTarget(memberExport, { ids, without }).split('?')[1] ?? '';

test('what is offered is forwarded, and the first export too long for an address is not offered', () => {
  const { takes } = sourceOf(memberExport);
  for (const without of [undefined, 'mobile,'.repeat(71)]) {
    const most = [...Array(1001).keys()].findLast((count) => takes({ ids: idsOf(count), without })) ?? 0;
    expect(most, 'ids of six digits').toBe(without ? 512 : 584);
    expect(forwardedQuery(queryOf(idsOf(most), without))).toContain('ids=100000,100001,');
    expect(() => forwardedQuery(queryOf(idsOf(most + 1), without))).toThrow();
  }
});

test('never more ids than the contract takes', () => {
  const { takes } = sourceOf(memberExport);
  expect(takes({ ids: Array<number>(1000).fill(1) })).toBe(true);
  expect(takes({ ids: Array<number>(1001).fill(1) })).toBe(false);
});
