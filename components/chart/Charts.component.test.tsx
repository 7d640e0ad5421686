import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { FigureView } from './FigureView';
import { FunnelChart } from './FunnelChart';
import { RankingChart } from './RankingChart';
import { SeriesTable } from './SeriesTable';
import { TrendChart } from './TrendChart';

const figures = [
  { key: 1, label: '耳机', value: 120 },
  { key: 2, label: '手表', value: 60 },
  { key: 3, label: '键盘', value: 0 },
];
const exact = (value: number) => `${value} 件`;

test.each([
  ['ranking', <RankingChart key="r" label="销量" figures={figures} exact={exact} />],
  ['funnel', <FunnelChart key="f" label="销量" figures={figures} exact={exact} />],
])('%s: a list says every figure, and a table shows them', async (_name, chart) => {
  await draw(
    <FigureView label="销量" figures={figures} exact={exact} heads={['商品', '销量']}>
      {chart}
    </FigureView>,
  );
  const list = page.getByRole('list', { name: '销量' });
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('耳机');
  await expect.element(list.getByRole('listitem').nth(1)).toHaveTextContent('60 件');
  await page.getByRole('button', { name: '表' }).click();
  await expect.element(page.getByRole('table', { name: '销量' }).getByRole('cell', { name: '120 件' })).toBeVisible();
});

test('a funnel says what came on from the step before', async () => {
  await draw(<FunnelChart label="转化" figures={figures} exact={exact} />);
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('50.0%');
});

/** The words a part begins with, as wide as they are drawn. */
const wordsIn = (item: Element, selector: string) => {
  const range = document.createRange();
  range.selectNode(item.querySelector(selector)?.firstChild as Node);
  return range.getBoundingClientRect();
};

test('a ranking has its values in one column and its notes in another', async () => {
  const noted = figures.map((figure, at) => ({ ...figure, note: `¥${10 ** (at * 2)}.00` }));
  await draw(<RankingChart label="销量" figures={noted} exact={exact} />);
  const items = page.getByRole('listitem').elements();
  expect(new Set(items.map((item) => Math.round(wordsIn(item, '.value').right))).size).toBe(1);
  expect(new Set(items.map((item) => Math.round(wordsIn(item, 'small').right))).size).toBe(1);
});

test('a funnel stays in one piece on a phone, and its words stand beside it', async () => {
  await draw(
    <div style={{ width: 300 }}>
      <FunnelChart label="Conversion" figures={figures.map((figure) => ({ ...figure, label: 'Orders completed' }))} exact={exact} />
    </div>,
  );
  const items = page.getByRole('listitem').elements();
  const bodies = items.map((item) => item.querySelector('svg')?.getBoundingClientRect() as DOMRect);
  expect(new Set(bodies.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
  items.forEach((item, at) => {
    expect(wordsIn(item, 'strong').left).toBeGreaterThan(bodies[at]?.right ?? 0);
    expect(item.getBoundingClientRect().height).toBe(56);
  });
});

const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
const series = [{ key: 'n', label: '订单', form: 'line' as const, values: [3, 5, 8], exact: (n: number) => `${n} 单`, short: String }];

test('a line is read day by day with the arrow keys', async () => {
  await draw(<TrendChart label="订单" dates={dates} series={series} />);
  const chart = page.getByRole('slider', { name: '订单' });
  chart.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', '2026-11-21 · 订单 5 单');
  await userEvent.keyboard('{Home}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', '2026-11-20 · 订单 3 单');
});

test('its table begins with the newest day', async () => {
  await draw(<SeriesTable label="订单" dates={dates} series={series} />);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('2026-11-228 单');
});
