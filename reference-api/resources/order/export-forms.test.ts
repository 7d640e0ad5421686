import { expect, it } from 'vitest';
import { orderFormExport } from '@/lib/contract/order';
import { parseCsv } from '@/lib/format/csv';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');
const [one = 0, other = 0] = (await world.sql<{ id: number }>('select id from "order" where kind = 3 order by id limit 2')).map(
  ({ id }) => id,
);

interface Field {
  readonly key: string;
  readonly label: string;
  readonly type?: string;
}
const asks = (id: number, fields: readonly Field[], values: object) => {
  const snapshot = fields.map((field) => ({ type: 'text', required: 0, ...field }));
  return world.sql('update "order" set form_snapshot = $2, form_values = $3 where id = $1', [id, JSON.stringify(snapshot), values]);
};
/** The file as one record of heads and cells for each of the two orders, in their order. */
const exported = async (query: object = {}) => {
  const asked = { ids: `${one},${other}`, sortField: 'id', sortOrder: 'asc', ...query } as const;
  const [heads = [], ...lines] = parseCsv(await (await admin.fetch(orderFormExport, { query: asked })).text());
  const numbers = await world.sql<{ no: string }>('select order_no as no from "order" where id = any($1) order by id', [[one, other]]);
  const cells = numbers.map(({ no }) => lines.find((line) => line[0] === no) ?? []);
  return { heads, of: (head: string) => cells.map((line) => line[heads.indexOf(head)]) };
};

it('answers to different questions of the same key stand in columns of their own', async () => {
  await asks(one, [{ key: 'field1', label: '姓名' }], { field1: '张三' });
  await asks(other, [{ key: 'field1', label: '车牌号' }], { field1: '京A12345' });
  const file = await exported();
  expect(file.of('姓名')).toEqual(['张三', '']);
  expect(file.of('车牌号')).toEqual(['', '京A12345']);
});

it('the same question of two goods is one column, and secret where it was asked as a secret', async () => {
  await asks(one, [{ key: 'field1', label: '口令' }], { field1: '芝麻' });
  await asks(other, [{ key: 'field1', label: '口令', type: 'secret' }], { field1: 'sealed' });
  const file = await exported();
  expect(file.heads.filter((head) => head === '口令')).toHaveLength(1);
  expect(file.of('口令')).toEqual(['芝麻', '']);
});

it('fields stand in the order of their form', async () => {
  const fields = Array.from({ length: 11 }, (_, at) => ({ key: `field${at + 1}`, label: `问题${at + 1}` }));
  await asks(one, fields, {});
  await asks(other, fields, {});
  const { heads } = await exported();
  expect(heads.slice(-11)).toEqual(fields.map(({ label }) => label));
});

it('a field called like a column of the list stays when that column is hidden', async () => {
  await asks(one, [{ key: 'status', label: '近况' }], { status: '好' });
  await asks(other, [{ key: 'remark', label: '说明' }], { remark: '无' });
  const { heads } = await exported({ without: 'status,remark' });
  expect(heads).toEqual(expect.arrayContaining(['近况', '说明']));
  expect(heads).not.toContain('状态');
});

it('fields beyond the most columns of a file stand together in its last one', async () => {
  const fields = Array.from({ length: 201 }, (_, at) => ({ key: `field${at + 1}`, label: `问题${at + 1}` }));
  await asks(one, fields, { field200: '二百', field201: '二百零一' });
  await asks(other, [{ key: 'x', label: '更多' }], { x: ['甲', '乙'] });
  const file = await exported();
  expect(file.heads).toHaveLength(6 + 200 + 1);
  expect(file.of('问题200')).toEqual(['二百', '']);
  expect(file.of('其余表单字段')).toEqual(['问题201: 二百零一', '更多: 甲; 乙']);
});
