import Button from '@mui/material/Button';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Pager } from '@/components/list/pager/Pager';
import { draw } from '@/components/testing/draw';
import { PlainButton } from '../button/PlainButton';
import { CheckBox } from '../CheckBox';
import { Choice } from '../Choice';
import { PlainSwitch } from '../PlainSwitch';
import { Segments } from '../Segments';
import { SelectTrigger } from '../SelectTrigger';

const nothing = () => undefined;
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });
beforeEach(async () => {
  await force('active');
});
afterEach(async () => {
  await force('none');
});

const ground = (element: Element) => getComputedStyle(element).backgroundColor;

test('with forced colours a switch has an edge and a knob, and a mixed box a line', async () => {
  await draw(
    <>
      <PlainSwitch type="button" role="switch" aria-checked aria-label="on" />
      <CheckBox checked={false} mixed label="some" onClick={nothing} />
    </>,
  );
  const pill = page.getByRole('switch', { name: 'on' }).element();
  for (const part of ['::before', '::after']) expect(getComputedStyle(pill, part).borderTopWidth, part).toBe('1px');
  expect(getComputedStyle(page.getByRole('checkbox').element(), '::after').borderTopWidth).toBe('2px');
});

test('with forced colours the main action has an edge, ours and MUI’s', async () => {
  await draw(
    <>
      <PlainButton variant="contained">ours</PlainButton>
      <Button variant="contained">theirs</Button>
    </>,
  );
  for (const name of ['ours', 'theirs'])
    await expect.poll(() => getComputedStyle(page.getByRole('button', { name }).element()).outline).toMatch(/ solid 1px$/);
});

test('with forced colours what is chosen stands out: a page, a segment', async () => {
  const paging = { currPage: 2, pageSize: 10, total: 30, totalAtLeast: undefined, waiting: false };
  await draw(
    <>
      <Pager paging={{ ...paging, countAll: nothing, show: nothing, resize: nothing, prefetch: nothing }} />
      <Segments label="size" chosen="s" options={['s', 'm'].map((value) => ({ value, text: value }))} onChoose={nothing} />
    </>,
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true }).element();
  expect(ground(button('s'))).not.toBe(ground(button('m')));
  expect(ground(button('第 2 页'))).not.toBe(ground(button('第 1 页')));
});

test('with forced colours a drop-down shows that it has the focus', async () => {
  await draw(
    <>
      <button type="button">before</button>
      <SelectTrigger text="one" placeholder="" aria-label="field" aria-expanded={false} />
      <Choice type="button">filter</Choice>
      <input aria-label="bare" style={{ outline: 'none' }} />
    </>,
  );
  await page.getByRole('button', { name: 'before' }).click();
  for (const each of [page.getByRole('combobox'), page.getByRole('button', { name: 'filter' }), page.getByLabelText('bare')]) {
    await userEvent.keyboard('{Tab}');
    await expect.element(each).toHaveFocus();
    // With less motion every change takes a hundredth of a millisecond, and stands with the next picture.
    await expect.poll(() => getComputedStyle(each.element()).outline).toMatch(/ solid 2px$/);
  }
});
