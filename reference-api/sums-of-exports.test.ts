import { describe, expect, it } from 'vitest';
import { MAIN_STORE } from '@/lib/contract/access';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { MOST_COUNTED } from '@/lib/contract/call/page';
import { endpoints } from '@/lib/contract/call/table';
import { orderExport } from '@/lib/contract/order';
import {
  type FlowPeriod,
  storeEarningsExport,
  storeEarningsSummary,
  storeFinanceExport,
  storeFinanceSummary,
} from '@/lib/contract/store-flow';
import { shanghaiDate } from '@/lib/format/shanghai-time';
import { xlsxRows } from '@/lib/list/xlsx-cells';
import { DEMO_PASSWORD } from './database/seed/foundation';
import { figures } from './testing/exported/figures';
import { filtersOf, type Query, tabOf } from './testing/exported/filters';
import { type Line, linesOf } from './testing/exported/lines';
import type { Person } from './testing/person';
import { testStack } from './testing/world';

/*
 * What stands under a list is what its file adds up to: every list of the contract that can be exported is asked with every
 * filter it takes, on the page and as a file. A list added later is compared by being in the contract; a figure it tells has to
 * be explained in testing/exported/figures.ts.
 */

/** Templates are files too, of no list. */
const exporters = endpoints.filter((each) => each.kind === 'export' && each.name.endsWith('xport'));
const resourceOf = ({ name }: AnyEndpoint) => name.split('.')[0] ?? '';
const listOf = (exporter: AnyEndpoint) => endpoints.find(({ name }) => name === `${resourceOf(exporter)}.list`);

/** What a list needs to be asked at all, or what its file is of. */
const fixed: Readonly<Record<string, (who: Person) => Promise<Query[]>>> = {
  'goodsCard.export': goodsWithCards,
  'order.formExport': async () => [{ kind: 3 }],
  // One list for each kind.
  'order.export': async () => [{ kind: 1 }, { kind: 2 }, { kind: 3 }, { kind: 4 }],
  'goods.export': async () => [{ kind: 1 }, { kind: 2 }, { kind: 3 }, { kind: 4 }],
};
/** Files with several lines for one row of the list, and the column that tells whose lines they are. */
const owner: Readonly<Record<string, string>> = { 'order.export': 'order.fields.orderNo', 'goods.export': 'goods.fields.id' };

/** What a person takes for a number, whatever a spreadsheet makes of it. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const world = await testStack();
const people = { admin: await world.as('admin'), store1: await world.as('store1') };

const translate = (key: string) => world.context.texts.translate['zh-CN'](key);

describe('what stands under a list is what its export adds up to', () => {
  it('every list that tells sums can be exported, and every figure is explained', () => {
    const exported = exporters.map(resourceOf);
    expect(Object.keys(figures).filter((name) => !exported.includes(name))).toEqual([]);
  });

  it.each(exporters.map((exporter) => [exporter.name, exporter] as const))('%s', { timeout: 180_000 }, async (_name, exporter) => {
    const basesOf = async (who: Person) => (await fixed[exporter.name]?.(who)) ?? [{}];
    const bases = await basesOf(people.admin);
    const wrong: string[] = [];
    for (const [at, base] of bases.entries()) {
      const { rows, tabs } = await listed(people.admin, exporter, base);
      // Kinds share their filters: each is asked of one of them.
      const filters = filtersOf(exporter, rows, Object.keys(tabs)).filter((_, turn) => turn % bases.length === at);
      for (const filter of [{}, ...filters]) wrong.push(...(await differing(people.admin, exporter, { ...base, ...filter }, filter)));
    }
    if (!exporter.access.mainStore) {
      for (const base of await basesOf(people.store1)) wrong.push(...(await differing(people.store1, exporter, base)));
    }
    expect(wrong).toEqual([]);
  });

  it.each(exporters.map((exporter) => [exporter.name, exporter] as const))(
    '%s: a spreadsheet adds up whole columns',
    async (_name, exporter) => {
      for (const base of (await fixed[exporter.name]?.(people.admin)) ?? [{}]) {
        const [heads = [], ...rows] = xlsxRows(await fileOf(people.admin, exporter, base));
        const skipped = heads.filter((_, at) => {
          const cells = rows.map((row) => row[at]);
          return cells.some((cell) => typeof cell === 'number') && cells.some((cell) => typeof cell === 'string' && NUMBER.test(cell));
        });
        expect(skipped).toEqual([]);
      }
    },
  );

  it('every line of exported orders adds up from left to right, as numbers', async () => {
    for (const base of (await fixed['order.export']?.(people.admin)) ?? []) {
      for (const line of await linesIn(people.admin, orderExport, base)) {
        const parts = ['itemTotal', 'levelPrice', 'couponPrice', 'pointPrice', 'adjustPrice'].map((name) =>
          line.fen(`order.fields.${name}`),
        );
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(line.fen('order.fields.itemPay'));
      }
    }
  });

  it.each([
    ['storeFinance', storeFinanceSummary, storeFinanceExport],
    ['storeEarnings', storeEarningsSummary, storeEarningsExport],
  ] as const)('%s: days, weeks and months', async (_name, summary, exporter) => {
    const flows = figures[resourceOf(exporter)]?.net;
    for (const query of [{}, { direction: 'in' }, { bizType: 1 }]) {
      const lines = await linesIn(people.admin, exporter, query);
      const say = { translate, today: '' };
      for (const cycle of ['day', 'week', 'month'] as const) {
        const { list } = await people.admin.ask(summary, { query: { ...query, cycle } });
        expect(list.reduce((sum, { net }) => sum + net, 0)).toBe(flows?.of(lines, say));
        const within = ({ period }: FlowPeriod) => lines.filter((line) => line.text('storeFlow.fields.createTime').startsWith(period));
        if (cycle !== 'week') expect(list.map(({ net }) => net)).toEqual(list.map((each) => flows?.of(within(each), say)));
      }
    }
  });
});

/** What is told of a list beside what its file says, where the two differ. */
async function differing(who: Person, exporter: AnyEndpoint, asked: Query, { [tabOf(exporter)]: tab }: Query = {}): Promise<string[]> {
  const { total, summary, tabs } = await listed(who, exporter, asked);
  const told: Record<string, number> = { total, ...summary };
  const added = await addUp(who, exporter, asked, Object.keys(summary));
  if (tab !== undefined && tab in tabs && total < MOST_COUNTED) {
    told.tab = tabs[tab] ?? 0;
    added.tab = total;
  }
  return Object.keys(added).some((name) => told[name] !== added[name]) ? [JSON.stringify({ store: who.storeId, asked, told, added })] : [];
}

interface Listed {
  total: number;
  rows: Record<string, unknown>[];
  summary: Record<string, number>;
  tabs: Record<string, number>;
}

async function listed(who: Person, exporter: AnyEndpoint, query: Query): Promise<Listed> {
  const list = listOf(exporter);
  if (!list) throw new Error(`${exporter.name} is the file of no list`);
  const { code, msg, data } = await who.send(list, { query: { ...query, pageSize: 50 } });
  if (code) throw new Error(`${list.name} ${JSON.stringify(query)}: ${msg}`);
  const page = data as { totalCount: number; list: Listed['rows'] } & Partial<Listed>;
  return { total: page.totalCount, rows: page.list, summary: page.summary ?? {}, tabs: page.tabs ?? {} };
}

/** The lines of the file of a list. */
const linesIn = async (who: Person, exporter: AnyEndpoint, query: Query): Promise<Line[]> =>
  linesOf(await fileOf(who, exporter, query), translate);

async function fileOf(who: Person, exporter: AnyEndpoint, query: Query): Promise<string> {
  const input = exporter.method === 'GET' ? { query } : { body: { ...query, password: DEMO_PASSWORD } };
  const answer = await who.fetch(exporter, input);
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.startsWith('text/csv')) throw new Error(`${exporter.name} ${JSON.stringify(query)}: ${text}`);
  return text;
}

/** The figures of a list, from the lines of its file. */
async function addUp(who: Person, exporter: AnyEndpoint, asked: Query, names: readonly string[]): Promise<Record<string, number>> {
  const lines = await linesIn(who, exporter, asked);
  const head = owner[exporter.name];
  const added: Record<string, number> = { total: head ? new Set(lines.map((line) => line.text(head))).size : lines.length };
  const whole = async (open: string) => {
    const { [open]: _open, ...rest } = asked;
    return open in asked ? linesIn(who, exporter, rest) : lines;
  };
  // The answers of forms hold no amounts: what orders add up to is in their other file.
  for (const name of exporter.name === 'order.formExport' ? [] : names) {
    const figure = figures[resourceOf(exporter)]?.[name];
    if (!figure) throw new Error(`Which column of its export does ${resourceOf(exporter)}.${name} add up?`);
    added[name] = figure.of(await whole(figure.despite ?? ''), { translate, today: shanghaiDate(world.clock.now()) });
  }
  return added;
}

/** The goods of a store, for the main store of anybody, whose cards are in the most states. */
async function goodsWithCards({ storeId }: Person): Promise<Query[]> {
  const { rows } = await world.pool.query(
    `select goods_id as "goodsId" from goods_card join goods on goods.id = goods_id where $1 in (goods.store_id, ${MAIN_STORE})
     group by 1 order by count(distinct goods_card.status) desc, 1 limit 1`,
    [storeId],
  );
  return rows;
}
