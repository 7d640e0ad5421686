import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { time } from '@/lib/contract/field/fields';
import { wipeDrafts } from '@/lib/form/draft-store';
import { DraftBar } from '../frames/DraftBar';
import { useResourceForm } from '../state/use-resource-form';
import { DateTimeInput } from './DateTimeInput';
import { NumberInput } from './NumberInput';
import { SwitchInput } from './SwitchInput';
import { TextInput } from './TextInput';

const schema = z.object({
  on: z.boolean(),
  prefix: z.string().regex(/^[A-Z]*$/),
  moment: time.nullable(),
  limit: z.number().int(),
  entries: z.array(z.object({ size: z.number().int() })),
});
type Values = z.infer<typeof schema>;
const labels = { on: '开启', prefix: '前缀', moment: '时间', limit: '上限', entries: { size: '大小' } };
const messages = { box: { fields: labels } };
const start: Values = { on: true, prefix: 'ST', moment: '2026-01-02 03:04:05', limit: 99, entries: [{ size: 3 }] };
const closed: Values = { ...start, on: false };
const save = vi.fn(async (values: Values): Promise<unknown> => values);

interface Props {
  readonly begun?: Values;
  readonly stays?: boolean;
  readonly draft?: { record: string };
  readonly reload?: () => Promise<Values>;
}

function Form({ begun = start, stays = false, draft, reload }: Props) {
  const form = useResourceForm<Values, unknown>({
    ...{ schema, start: begun, labels: 'box.fields', save, stays },
    ...(draft && { draft }),
    ...(reload && { reload }),
  });
  const on = form.hook.watch('on');
  return (
    <form>
      <DraftBar form={form} />
      <SwitchInput form={form} name="on" />
      {on && (
        <>
          <TextInput form={form} name="prefix" />
          <DateTimeInput form={form} name="moment" nullable />
          <NumberInput form={form} name="entries.0.size" />
        </>
      )}
      <NumberInput form={form} name="limit" disabled={!on} />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
      <output>{form.problems.map(({ message }) => message).join()}</output>
    </form>
  );
}

const prefix = page.getByLabelText('前缀');
const clock = page.getByRole('textbox', { name: '时间 时间' });
const limit = page.getByLabelText('上限');
const size = page.getByLabelText('大小');
const flip = () => page.getByRole('switch', { name: '开启' }).click();
const press = () => page.getByRole('button', { name: '保存' }).click();
const sent = () => save.mock.calls.at(-1)?.[0];

beforeEach(async () => {
  save.mockClear();
  await wipeDrafts('tester/0');
  await wipeDrafts('0/tester');
});

test('half-typed words and times that have gone with their fields keep nobody from saving: what stood there counts', async () => {
  await draw(<Form />, { messages });
  await prefix.fill('st-');
  await clock.fill('noon');
  await press();
  await expect.element(prefix).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
  await flip();
  await press();
  await expect.poll(sent).toEqual(closed);
});

test('nor do they when their fields were shown again in between', async () => {
  await draw(<Form />, { messages });
  await prefix.fill('st-');
  await size.fill('');
  await flip();
  await flip();
  await expect.element(prefix).toHaveValue('st-');
  await flip();
  await press();
  await expect.poll(sent).toEqual(closed);
});

test('in a form that stays, what was saved last counts for a field that is disabled', async () => {
  await draw(<Form stays />, { messages });
  await limit.fill('50');
  await press();
  await expect.poll(sent).toEqual({ ...start, limit: 50 });
  await expect.element(limit).toBeEnabled();
  await limit.fill('');
  await flip();
  await press();
  await expect.poll(sent).toEqual({ ...start, limit: 50, on: false });
  await expect.element(limit).toHaveValue('50');
});

test('and what another has saved meanwhile counts before what the form began with', async () => {
  save.mockRejectedValueOnce(new ApiError(codes.versionConflict, '已被他人修改'));
  await draw(<Form stays reload={async () => ({ ...start, limit: 80 })} />, { messages });
  await limit.fill('');
  await flip();
  await press();
  await page.getByRole('button', { name: '应用选择' }).click();
  await expect.element(limit).toHaveValue('80');
  await press();
  await expect.poll(sent).toEqual({ ...start, limit: 80, on: false });
});

const DRAFT = { record: '7' };
function Left({ begun = start }: { begun?: Values }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        换页
      </button>
      {shown && <Form draft={DRAFT} begun={begun} />}
    </>
  );
}
const leaveAndRestore = async () => {
  await page.getByRole('button', { name: '换页' }).click();
  await expect.element(limit).not.toBeInTheDocument();
  await page.getByRole('button', { name: '换页' }).click();
  await page.getByRole('button', { name: '恢复', exact: true }).click();
};

test('a draft brings back no fault of a field that has gone', async () => {
  await draw(<Left begun={closed} />, { messages });
  await flip();
  await prefix.fill('st-');
  await limit.fill('50');
  await flip();
  await leaveAndRestore();
  await expect.element(limit).toHaveValue('50');
  await press();
  await expect.poll(sent).toEqual({ ...closed, limit: 50 });
});

test('a draft brings back what is wrong in a field that stands', async () => {
  await draw(<Left />, { messages });
  await prefix.fill('st-');
  await leaveAndRestore();
  await expect.element(prefix).toHaveValue('st-');
  await press();
  await expect.element(prefix).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
});
