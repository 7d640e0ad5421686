import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisFor, labelEvery, linePath, secondAxis } from '@/components/chart/chart-scale';
import { plotArea } from '@/components/chart/plot-area';
import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { changePercent } from './change-percent';
import { todoEntries } from './todo-entries';
import { rangeProblem, rangeQuery } from './trend-range';

const everyPath = leaves(routeTable).map(({ path }) => path);

describe('today against yesterday', () => {
  it.each([
    [1284, 1142, 12.4],
    [50, 100, -50],
    [100, 100, 0],
    [999_999, 1_000_000, 0],
    [0, 5, -100],
  ])('%i after %i is %d %%', (today, yesterday, percent) => {
    expect(Object.is(changePercent(today, yesterday), percent)).toBe(true);
  });

  it('is unknown when yesterday was nothing or a figure is missing', () => {
    expect(changePercent(5, 0)).toBeUndefined();
    expect(changePercent(undefined, 3)).toBeUndefined();
    expect(changePercent(3, undefined)).toBeUndefined();
  });
});

describe('the range of a trend', () => {
  it('may cover 90 days and no more', () => {
    expect(rangeProblem('2026-01-01', '2026-03-31')).toBeUndefined();
    expect(rangeProblem('2026-01-01', '2026-04-01')).toBe('tooLong');
  });

  it('may be one day, never backwards or half typed', () => {
    expect(rangeProblem('2026-01-01', '2026-01-01')).toBeUndefined();
    expect(rangeProblem('2026-01-02', '2026-01-01')).toBe('reversed');
    expect(rangeProblem('', '2026-01-01')).toBe('missing');
    expect(rangeProblem('2026-02-30', '2026-03-01')).toBe('missing');
  });

  it('asks nothing for the last 7 days and counts today among the last 30', () => {
    expect(rangeQuery({ kind: 'last7' }, '2026-11-20')).toEqual({});
    expect(rangeQuery({ kind: 'last30' }, '2026-11-20')).toEqual({ startDate: '2026-10-22', endDate: '2026-11-20' });
    expect(rangeQuery({ kind: 'custom', start: '2026-01-01', end: '2026-01-05' }, '2026-11-20')).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-01-05',
    });
  });
});

describe('what waits to be done', () => {
  it('leads to its list with the filter set', () => {
    const entries = todoEntries({ unshipped: 36, formOverdue: 1, accountPending: 2, cash: 0 }, everyPath);
    expect(entries.map(({ key, targets }) => [key, targets[0]?.href])).toEqual([
      ['unshipped', '/order/hardwareGoodsOrderList?tab=10'],
      ['accountPending', '/order/accountGoodsOrderList?tab=10%2C11'],
      ['formOverdue', '/order/formGoodsOrderList?tab=12&overdue=1'],
      ['cash', '/order/cashList?tab=0'],
    ]);
  });

  it('offers every list with its count, hardware orders first', () => {
    const [unpaid] = todoEntries({ unpaid: 18, unpaidByKind: { 1: 3, 2: 10, 3: 5 } }, everyPath);
    expect(unpaid?.targets.map(({ kind, count }) => [kind, count])).toEqual([
      [2, 10],
      [3, 5],
      [4, 0],
      [1, 3],
    ]);
  });

  it('is hidden when its list may not be opened or its count is missing, and shown at 0', () => {
    const onlyInvoices = everyPath.filter((path) => path.endsWith('/invoiceList'));
    expect(todoEntries({ unpaid: 1, invoice: 0 }, onlyInvoices).map(({ key }) => key)).toEqual(['invoice']);
    expect(todoEntries({ invoice: undefined }, everyPath)).toEqual([]);
  });

  it('knows all thirteen entries of the domain', () => {
    const all = { unpaid: 1, unshipped: 1, accountPending: 1, formPending: 1, formOverdue: 1, softwarePending: 1, afterSale: 1 };
    const rest = { invoice: 1, cash: 1, storeApply: 1, distributorApply: 1, goodsAudit: 1, stockWarn: 1 };
    expect(todoEntries({ ...all, ...rest }, everyPath)).toHaveLength(13);
  });
});

describe('the axis of a chart', () => {
  it('covers every value with a few round, whole steps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000_000), { maxLength: 90 }), (values) => {
        const { top, ticks } = axisFor(values);
        expect(top).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(top);
      }),
    );
  });

  it('has a second axis over the same lines, whose bars leave the top free', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 90 }), fc.integer({ min: 1, max: 5 }), (values, steps) => {
        const { top, ticks } = secondAxis(values, steps);
        expect(ticks).toHaveLength(steps + 1);
        expect(top).toBeGreaterThan(Math.max(...values));
      }),
    );
  });

  it('leaves room between labels', () => {
    expect(labelEvery(7, 600, 52)).toBe(1);
    expect(labelEvery(90, 600, 52)).toBe(8);
  });

  it('finds the day under the pointer, also past the edges', () => {
    const area = plotArea(700, 240, 7, true);
    for (let day = 0; day < 7; day += 1) expect(area.indexAt(area.centre(day))).toBe(day);
    expect(area.indexAt(-50)).toBe(0);
    expect(area.indexAt(5000)).toBe(6);
    expect(
      linePath([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0,1L2,3');
  });
});
