import OutlinedInput from '@mui/material/OutlinedInput';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import type { Option } from '@/components/controls/option';
import { SelectTrigger } from '@/components/controls/SelectTrigger';
import { draw } from '@/components/testing/draw';
import type { Blank } from '@/lib/form/blank';
import { useResourceForm } from '../state/use-resource-form';
import { SelectInput } from './SelectInput';
import { TextInput } from './TextInput';

// The code of the list is on its way until the first test lets it come.
const late = await vi.hoisted(async () => (await import('@/components/testing/late-module')).lateModule());
vi.mock('@/components/controls/SelectChoices', late.until);

const schema = z.object({ name: z.string(), kind: z.number(), brand: z.number().nullable() });
type Values = z.infer<typeof schema>;
const start: Blank<Values> = { name: '', brand: null };
const kinds = [
  { value: 1, label: 'Hardware' },
  { value: 2, label: 'Virtual' },
  { value: 3, label: 'Voucher' },
];

interface Case {
  readonly options?: readonly Option[];
  readonly kind?: number;
  readonly disabled?: boolean;
}

function Form({ options = kinds, kind, disabled = false }: Case) {
  const form = useResourceForm<Values, unknown>({ schema, start: { ...start, kind }, labels: 'box', save: async () => null });
  const { kind: left } = form.hook.formState.touchedFields;
  return (
    <div style={{ width: 400 }}>
      <SelectInput form={form} name="kind" options={options} disabled={disabled} />
      <SelectInput form={form} name="brand" options={kinds} required={false} clearable />
      <TextInput form={form} name="name" />
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
      <output data-testid="values">{JSON.stringify(form.hook.watch())}</output>
      <output data-testid="left">{String(left ?? false)}</output>
    </div>
  );
}

const open = (wanted: Case = {}) =>
  draw(<Form {...wanted} />, { messages: { box: { name: '名称', kind: '类型', brand: '品牌' } }, namespaces: ['validation'] });
const kind = page.getByRole('combobox', { name: '类型' });
const brand = page.getByRole('combobox', { name: '品牌' });
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name });
const values = page.getByTestId('values');
const left = page.getByTestId('left');
/** Fading out it has no role any more. */
const gone = () => expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
const focus = (field: typeof kind) => (field.element() as HTMLElement).focus();

test('a list on its way is waited for by whoever stays, with the keys pressed for it, and does not call back who went on or gave up', async () => {
  await open();
  focus(kind);
  await userEvent.keyboard('v{Tab}');
  await expect.element(brand).toHaveFocus();
  await expect.element(kind).toHaveAttribute('aria-expanded', 'false');
  await expect.element(left).toHaveTextContent('true');
  const escaped = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => key === 'Escape' && escaped(), { once: true });
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(brand).toHaveAttribute('aria-expanded', 'false');
  await expect.element(brand).toHaveFocus();
  expect(escaped).not.toHaveBeenCalled();
  await userEvent.keyboard('vo{ArrowUp} ');
  await expect.element(brand).toHaveAttribute('aria-expanded', 'true');
  expect(brand.element().hasAttribute('aria-controls')).toBe(false);
  late.come();
  await expect.element(values).toHaveTextContent('"brand":2');
  await gone();
  await expect.element(brand).toHaveFocus();
  await expect.element(brand).toHaveAttribute('aria-expanded', 'false');
});

/** What somebody sees of a field; the border and its ring are those of `edge`. */
function looks(box: Element, edge: Element, text: Element) {
  const [ground, frame, words] = [getComputedStyle(box), getComputedStyle(edge), getComputedStyle(text)];
  return {
    width: box.clientWidth + 2 * box.clientLeft,
    height: box.clientHeight + 2 * box.clientTop,
    ground: ground.backgroundColor,
    radius: ground.borderTopLeftRadius,
    line: `${frame.borderBottomWidth} ${frame.borderBottomColor}`,
    ring: frame.boxShadow,
    font: `${words.fontWeight} ${words.fontSize} ${words.fontFamily} ${words.letterSpacing}`,
    color: words.webkitTextFillColor,
  };
}

const own = page.getByRole('combobox', { name: 'own' });
const theirs = page.getByRole('textbox', { name: 'theirs' });
const within = (element: Element | null, selector: string) => element?.querySelector(selector) ?? document.body;
const ownLooks = () => looks(own.element(), own.element(), within(own.element(), 'span'));
const theirLooks = () => {
  const root = theirs.element().parentElement ?? document.body;
  return looks(root, within(root, 'fieldset'), theirs.element());
};
/** Styles fade, if only for the hundredth of a millisecond that is left of it here. */
const settled = () => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));

for (const scheme of ['light', 'dark'] as const)
  for (const [error, disabled] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const)
    test(`${scheme}, error ${error}, disabled ${disabled}: it looks as MUI's fields do, at rest, pointed at and focused`, async () => {
      await draw(
        <div style={{ width: 300 }}>
          <SelectTrigger aria-label="own" text="实物" placeholder="" aria-invalid={error} disabled={disabled} />
          <OutlinedInput fullWidth readOnly value="实物" error={error} disabled={disabled} inputProps={{ 'aria-label': 'theirs' }} />
          <p>away</p>
        </div>,
        { scheme },
      );
      await page.getByText('away').hover();
      await settled();
      expect(ownLooks()).toEqual(theirLooks());
      const alike = async (act: (field: typeof own) => unknown) => {
        await act(own);
        await settled();
        const seen = ownLooks();
        await act(theirs);
        await settled();
        expect(seen).toEqual(theirLooks());
        return seen;
      };
      if (disabled) return;
      await alike((field) => field.hover());
      expect((await alike(focus)).ring).not.toBe('none');
    });

test('text and arrow stand where they do in every field, and what is too long ends with an ellipsis', async () => {
  await draw(
    <div style={{ width: 300 }}>
      <SelectTrigger aria-label="own" text={'很长的名称'.repeat(20)} placeholder="" />
      <OutlinedInput fullWidth readOnly value="" inputProps={{ 'aria-label': 'theirs' }} />
    </div>,
  );
  const [field, text, arrow] = [own.element(), within(own.element(), 'span'), within(own.element(), 'svg')].map((each) =>
    each.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];
  expect(field.width).toBe(300);
  expect(`${text.left - field.left}px`).toBe(getComputedStyle(theirs.element()).paddingLeft);
  expect([field.right - arrow.right, arrow.width, arrow.top - field.top]).toEqual([6, 20, (field.height - 20) / 2]);
  expect(text.right).toBeLessThan(arrow.left);
  expect(getComputedStyle(within(own.element(), 'span')).textOverflow).toBe('ellipsis');
});

test('one is chosen by the mouse, from a list as wide as its field, which then has the focus again', async () => {
  await open({ kind: 2 });
  const field = kind.element();
  expect(field).toHaveTextContent('Virtual');
  await kind.click();
  await expect.element(option('Virtual')).toHaveFocus();
  await expect.element(option('Virtual')).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.element().id);
  expect(list.element().parentElement?.offsetWidth).toBe(field.clientWidth + 2);
  // One of them must be chosen: nothing stands for none.
  expect([...list.element().children].map((each) => each.textContent)).toEqual(kinds.map(({ label }) => label));
  await option('Voucher').click();
  await expect.element(values).toHaveTextContent('"kind":3');
  await gone();
  await expect.element(page.getByRole('combobox', { name: '类型 Voucher' })).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
  'the key "%s" opens the list; arrows and Enter choose, Esc and Tab leave it',
  async (key) => {
    await open({ kind: 1 });
    focus(kind);
    await userEvent.keyboard(key);
    await expect.element(option('Hardware')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(values).toHaveTextContent('"kind":2');
    await expect.element(kind).toHaveFocus();
    for (const leaving of ['{Escape}', '{Tab}']) {
      await userEvent.keyboard(key);
      await expect.element(option('Virtual')).toHaveFocus();
      await userEvent.keyboard(`{ArrowDown}${leaving}`);
      await gone();
      await expect.element(kind).toHaveFocus();
    }
    await expect.element(values).toHaveTextContent('"kind":2');
  },
);

test('a letter opens the list at what begins with it', async () => {
  await open({ kind: 1 });
  focus(kind);
  await userEvent.keyboard('v');
  await expect.element(option('Virtual')).toHaveFocus();
  // The list, once it stands, goes on looking.
  await userEvent.keyboard('v');
  await expect.element(option('Voucher')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(values).toHaveTextContent('"kind":3');
  // Opened anew without a letter it looks for none.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Voucher')).toHaveFocus();
});

test('a choice that need not be made is taken back', async () => {
  await open();
  await expect.element(brand).toHaveTextContent('请选择');
  await brand.click();
  await expect.element(option('不选择')).toHaveAttribute('aria-selected', 'true');
  await option('Virtual').click();
  await expect.element(values).toHaveTextContent('"brand":2');
  await brand.click();
  await expect.element(option('Virtual')).toHaveFocus();
  await option('不选择').click();
  await expect.element(values).toHaveTextContent('"brand":null');
  await expect.element(brand).toHaveTextContent('请选择');
});

test('a disabled one takes neither the mouse nor the focus', async () => {
  await open({ kind: 2, disabled: true });
  await expect.element(kind).toBeDisabled();
  await kind.click({ force: true });
  await expect.element(kind).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('textbox', { name: '名称' }).click();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(kind).not.toHaveFocus();
});

test('the one to mend gets the focus and says what is wrong with it', async () => {
  await open();
  await expect.element(kind).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(kind).toHaveFocus();
  await expect.element(kind).toHaveAttribute('aria-invalid', 'true');
  await expect.element(kind).toHaveAccessibleDescription('请选择类型');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(kind).toHaveAttribute('aria-invalid', 'false');
});

test('it is left when the focus goes on, not when its list is opened and closed', async () => {
  await open();
  await kind.click();
  await expect.element(option('Hardware')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(kind).toHaveFocus();
  await kind.click();
  await option('Virtual').click();
  await expect.element(kind).toHaveFocus();
  expect(left.element()).toHaveTextContent('false');
  await userEvent.keyboard('{Tab}');
  await expect.element(left).toHaveTextContent('true');
});

test('a list with nothing in it, and one longer than the window, can be left', async () => {
  const drawn = await open({ options: [] });
  await kind.click();
  await expect.element(list).toHaveAccessibleName('类型');
  await userEvent.keyboard('{Escape}');
  await gone();
  await drawn.unmount();
  await open({ options: Array.from({ length: 80 }, (_, at) => ({ value: at, label: `No. ${at}` })) });
  await kind.click();
  await userEvent.keyboard('{End}');
  await expect.element(option('No. 79')).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(values).toHaveTextContent('"kind":79');
});
