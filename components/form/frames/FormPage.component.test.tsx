import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import type { Blank } from '@/lib/form/blank';
import { ArrayInput } from '../inputs/ArrayInput';
import { DateInput } from '../inputs/DateInput';
import { DateTimeInput } from '../inputs/DateTimeInput';
import { MoneyInput } from '../inputs/MoneyInput';
import { NumberInput } from '../inputs/NumberInput';
import { SelectInput } from '../inputs/SelectInput';
import { SwitchInput } from '../inputs/SwitchInput';
import { TagsInput } from '../inputs/TagsInput';
import { TextInput } from '../inputs/TextInput';
import type { FormFields } from '../state/resource-form';
import { useResourceForm } from '../state/use-resource-form';
import { FormPage } from './FormPage';

const schema = z.object({
  name: z.string().trim().min(1).max(10),
  price: z.number().int().min(1),
  kind: z.number(),
  status: z.union([z.literal(0), z.literal(1)]),
  tags: z.array(z.string().max(20)).max(3),
  entries: z.array(z.object({ title: z.string().min(1), count: z.number().int().min(1).max(9) })).max(3),
  day: z.string().nullable(),
  at: z.string().nullable(),
});
type Values = z.infer<typeof schema>;
const start: Blank<Values> = { name: '', status: 1, tags: [], entries: [], day: null, at: null };
const labels = { name: '名称', price: '售价', kind: '类型', status: '启用', tags: '标签', entries: '明细', title: '标题', count: '数量' };
const messages = { box: { fields: { ...labels, day: '日期', at: '时间点' } } };
const saved = vi.fn();
const kinds = [
  { value: 1, label: '实物' },
  { value: 2, label: '虚拟' },
];

function Form() {
  const form = useResourceForm<Values, unknown>({
    schema,
    start,
    labels: 'box.fields',
    save: async (values) => saved(values),
  });
  const entry = (path: `entries.${number}`) => (
    <>
      <TextInput form={form} name={`${path}.title`} />
      <NumberInput form={form} name={`${path}.count`} />
    </>
  );
  const basics = (
    <>
      <TextInput form={form} name="name" />
      <MoneyInput form={form} name="price" />
      <SelectInput form={form} name="kind" options={kinds} />
      <SwitchInput form={form} name="status" />
      <TagsInput form={form} name="tags" max={3} />
    </>
  );
  const times = (
    <>
      <DateInput form={form} name="day" />
      <DateTimeInput form={form} name="at" />
    </>
  );
  const details = (
    <ArrayInput
      form={form}
      name="entries"
      max={3}
      empty={() => ({ title: '', count: 1 })}
      renderEntry={(path) => entry(path as `entries.${number}`)}
    />
  );
  const sections = [
    { key: 'basic', title: '基本信息', body: basics },
    { key: 'details', title: '明细', body: details },
    { key: 'times', title: '时间', body: times },
  ];
  return (
    <>
      <FormPage form={form} sections={sections} onCancel={() => undefined} />
      <output data-testid="values">{JSON.stringify(form.hook.watch())}</output>
    </>
  );
}
const open = () => draw(<Form />, { messages });
const save = page.getByRole('button', { name: '保存' });
const values = page.getByTestId('values');

test('F1: a section counts what is wrong in its own inputs, those of entries as well', async () => {
  await open();
  await page.getByRole('button', { name: '添加一项' }).click();
  await save.click();
  const index = page.getByRole('navigation', { name: '表单分区' });
  await expect.element(index.getByRole('button', { name: '基本信息' })).toHaveTextContent('3');
  await expect.element(index.getByRole('button', { name: '明细' })).toHaveTextContent('1');
  await expect.element(page.getByLabelText('名称')).toHaveFocus();
});

test('what is brought into sight stands above the footer, however high that is', async () => {
  await page.viewport(390, 500);
  await open();
  const footer = document.querySelector('footer');
  const label = page.getByText('标签').element();
  await expect
    .poll(() => {
      label.scrollIntoView({ block: 'end' });
      return Number(footer?.getBoundingClientRect().top) - label.getBoundingClientRect().bottom;
    })
    .toBeGreaterThanOrEqual(0);
  await page.viewport(1440, 900);
});

test('a star stands at what must be filled in, in groups and entries too', async () => {
  await open();
  await page.getByRole('button', { name: '添加一项' }).click();
  const starred = [...document.querySelectorAll('[data-field]')].filter((field) => field.querySelector(':scope > .label i'));
  expect(starred.map((field) => field.getAttribute('data-field'))).toEqual(['name', 'price', 'kind', 'entries.0.title', 'entries.0.count']);
});

test('a list that is pasted over a selection loses no word, and says what is wrong with one', async () => {
  await open();
  const tags = page.getByLabelText('标签');
  await tags.fill('旧');
  (tags.element() as HTMLInputElement).select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', `新品、${'长'.repeat(21)}`);
  tags.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(values).toHaveTextContent(`"tags":["新品","${'长'.repeat(21)}"]`);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(page.getByText('标签不能超过 20 个字符').first()).toBeVisible();
});

test('domain D19: words become tags: typed, pasted as a list, taken back', async () => {
  await open();
  await page.getByLabelText('标签').click();
  await userEvent.keyboard('新品{Enter}热卖,');
  await expect.element(values).toHaveTextContent('"tags":["新品","热卖"]');
  await userEvent.keyboard('{Backspace}');
  await expect.element(values).toHaveTextContent('"tags":["新品"]');
});

test('a day that is cleared for another one keeps its time', async () => {
  await open();
  const day = page.getByRole('textbox', { name: '时间点', exact: true });
  const time = page.getByRole('textbox', { name: '时间点 时间' });
  await day.fill('2026-11-01');
  await userEvent.keyboard('{Tab}');
  await time.fill('18:30');
  await userEvent.keyboard('{Tab}');
  await day.fill('');
  await userEvent.keyboard('{Tab}');
  await day.fill('2026-11-02');
  await userEvent.keyboard('{Tab}');
  await expect.element(time).toHaveValue('18:30:00');
});

test('F5: entries are added, copied, ordered by keyboard and removed; no more than allowed', async () => {
  await open();
  const add = page.getByRole('button', { name: '添加一项' });
  await add.click();
  await page.getByLabelText('标题').fill('甲');
  await page.getByRole('button', { name: '复制明细第 1 项' }).click();
  await page.getByLabelText('标题').nth(1).fill('乙');
  await moveByKeys('明细第 2 项', '{ArrowUp}', '第 1 位，共 2 位');
  await expect.element(values).toHaveTextContent('"entries":[{"title":"乙","count":1},{"title":"甲","count":1}]');
  await add.click();
  await expect.element(add).toBeDisabled();
  await page.getByRole('button', { name: '删除明细第 3 项' }).click();
  await expect.element(add).toBeEnabled();
});

test('an entry removed by keyboard leaves the focus at the same button of the next one, the last at the one that adds', async () => {
  await open();
  const add = page.getByRole('button', { name: '添加一项' });
  for (const _ of [1, 2, 3]) await add.click();
  const remove = (n: number) => page.getByRole('button', { name: `删除明细第 ${n} 项` });
  (remove(2).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(add).toHaveFocus();
});

test('the index of sections takes the focus along, and moves nothing for people who prefer less motion', async () => {
  await open();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await page.getByRole('navigation', { name: '表单分区' }).getByRole('button', { name: '时间' }).click();
  await expect.element(page.getByRole('region', { name: '时间' })).toHaveFocus();
  expect(scroll.mock.calls).toEqual([[{ behavior: 'instant', block: 'start' }]]);
});

test('F6, F7: amounts, choices and days are saved as the contract has them', async () => {
  await open();
  await page.getByLabelText('名称').fill('盒子');
  await page.getByLabelText('售价').fill('1,234.50');
  await page.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '虚拟' }).click();
  await page.getByRole('switch', { name: '启用' }).click();
  await page.getByLabelText('日期').first().fill('2026-11-22');
  await save.click();
  await expect
    .poll(() => saved)
    .toHaveBeenCalledWith(expect.objectContaining({ name: '盒子', price: 123450, kind: 2, status: 0, day: '2026-11-22' }));
});

const drawn = vi.fn();
const Part = memo(function Part({ form }: { form: FormFields<Values> }) {
  drawn();
  return <TextInput form={form} name="name" />;
});

function FormOfParts() {
  const form = useResourceForm<Values, unknown>({ schema, start, labels: 'box.fields', save: async (typed) => saved(typed) });
  return <FormPage form={form} sections={[{ key: 'part', title: '部分', body: <Part form={form.fields} /> }]} onCancel={() => undefined} />;
}

test('a part drawn from the fields alone is drawn once, whatever is typed and found wrong', async () => {
  await draw(<FormOfParts />, { messages });
  await expect.element(page.getByLabelText('名称')).toBeEnabled();
  drawn.mockClear();
  await page.getByLabelText('名称').fill('甲');
  await page.getByLabelText('名称').fill('');
  await save.click();
  await expect.element(page.getByText('请输入名称').first()).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();
});

test('too many words that were pasted are taken away by keyboard', async () => {
  await open();
  const tags = page.getByLabelText('标签');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '一、二、三、四');
  tags.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(values).toHaveTextContent('"tags":["一","二","三","四"]');
  (tags.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(values).toHaveTextContent('"tags":["一","二"]');
  await userEvent.keyboard('五{Enter}');
  await expect.element(values).toHaveTextContent('"tags":["一","二","五"]');
});
