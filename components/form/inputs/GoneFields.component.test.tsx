import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { time } from '@/lib/contract/field/fields';
import { useResourceForm } from '../state/use-resource-form';
import { DateTimeInput } from './DateTimeInput';
import { SwitchInput } from './SwitchInput';
import { TextInput } from './TextInput';

const schema = z.object({ on: z.boolean(), prefix: z.string().regex(/^[A-Z]*$/), moment: time.nullable() });
type Values = z.infer<typeof schema>;
const labels = { on: '开启', prefix: '前缀', moment: '时间' };
const save = vi.fn(async (values: Values) => values);

function Form() {
  const start: Values = { on: true, prefix: 'ST', moment: '2026-01-02 03:04:05' };
  const form = useResourceForm<Values, unknown>({ schema, start, labels: 'box.fields', save });
  return (
    <form>
      <SwitchInput form={form} name="on" />
      {form.hook.watch('on') && (
        <>
          <TextInput form={form} name="prefix" />
          <DateTimeInput form={form} name="moment" nullable />
        </>
      )}
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </form>
  );
}

const prefix = page.getByLabelText('前缀');
const clock = page.getByRole('textbox', { name: '时间 时间' });
const flip = () => page.getByRole('switch', { name: '开启' }).click();
const press = () => page.getByRole('button', { name: '保存' }).click();

test('half-typed words and times that have gone with their fields keep nobody from saving: what stood there counts', async () => {
  await draw(<Form />, { messages: { box: { fields: labels } } });
  await prefix.fill('st-');
  await clock.fill('noon');
  await press();
  await expect.element(prefix).toHaveAttribute('aria-invalid', 'true');
  expect(save).not.toHaveBeenCalled();
  await flip();
  await press();
  await expect.poll(() => save.mock.calls.at(-1)?.[0]).toEqual({ on: false, prefix: 'ST', moment: '2026-01-02 03:04:05' });
});
