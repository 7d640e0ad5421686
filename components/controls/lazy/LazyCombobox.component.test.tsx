import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { startTransition, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { draw } from '@/components/testing/draw';
import { LazyCombobox } from './LazyCombobox';
import { type LazyComponent, lazyComponent } from './lazy-component';

const FRUIT = ['apple', 'apricot', 'banana'];
const left = vi.fn();
const sent = vi.fn();
beforeEach(() => {
  left.mockClear();
  sent.mockClear();
});

interface BoxProps {
  readonly id: string;
  readonly value: string[];
  onChange(value: string[]): void;
}
function FruitBox({ id, value, onChange }: BoxProps) {
  const choiceWords = useChoiceWords();
  return (
    <Autocomplete
      {...choiceWords}
      id={id}
      multiple
      options={FRUIT}
      value={value}
      onChange={(_event, next) => onChange(next)}
      onBlur={left}
      renderInput={(input) => <TextField {...input} placeholder="pick" />}
    />
  );
}

let cursor: { focus(): void } | null = null;
function Field({ box, start = [] }: { box: LazyComponent<typeof FruitBox>; start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <label htmlFor="fruit">fruit</label>
      <LazyCombobox
        box={box}
        id="fruit"
        filled={value.length > 0}
        placeholder="pick"
        shown={value.join()}
        invalid
        describedBy="why"
        onBlur={left}
        refTo={(given) => {
          cursor = given;
        }}
      >
        {(Box, id) => <Box id={id} value={value} onChange={setValue} />}
      </LazyCombobox>
      <p id="why">not enough</p>
      <button type="submit">other</button>
    </form>
  );
}

/** Code that comes, or fails to, when the test says so. */
function late() {
  const answers: { come(): void; fail(): void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof FruitBox>((resolve, reject) => {
        answers.push({ come: () => resolve(FruitBox), fail: () => reject(new TypeError('no such script')) });
      }),
  );
  const asked = () => expect.poll(() => answers).not.toEqual([]);
  return {
    box: lazyComponent(load),
    load,
    come: () => asked().then(() => answers.at(-1)?.come()),
    fail: () => asked().then(() => answers.at(-1)?.fail()),
  };
}

const field = page.getByRole('combobox', { name: 'fruit' });
const other = page.getByRole('button', { name: 'other' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const isBox = () => document.querySelector('.MuiAutocomplete-root') !== null;
const boxStands = () => expect.poll(isBox).toBe(true);

test('an empty field that nobody uses fetches nothing; pointed at it fetches and stays as it is', async () => {
  // The pointer stands where the test before left it.
  await userEvent.hover(document.documentElement, { position: { x: window.innerWidth - 2, y: window.innerHeight - 2 } });
  const { box, load, come } = late();
  await draw(<Field box={box} />);
  expect(load).not.toHaveBeenCalled();
  await expect.element(field).toHaveAttribute('placeholder', 'pick');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('not enough');
  await field.hover();
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  await load.mock.results[0]?.value;
  // A box would be drawn a few turns later.
  await new Promise((done) => setTimeout(done, 50));
  expect(isBox()).toBe(false);
  await field.click();
  await expect.poll(options).toEqual(FRUIT);
  await expect.element(field).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
});

test('pressed before its code is there, it stands opened and focused once that has come', async () => {
  const { box, come } = late();
  await draw(<Field box={box} />);
  const place = () => {
    const { x, y, width, height } = field.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height];
  };
  await field.click();
  await expect.element(field).toHaveFocus();
  const before = place();
  await come();
  await expect.poll(options).toEqual(FRUIT);
  await expect.element(field).toHaveFocus();
  expect(place()).toEqual(before);
  await page.getByRole('option', { name: 'banana' }).click();
  await expect.element(page.getByRole('button', { name: 'banana' })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

test('its arrow presses it too, and an arrow key', async () => {
  const one = late();
  const drawn = await draw(<Field box={one.box} />);
  (drawn.container.querySelector('[data-testid="ExpandMoreRoundedIcon"]') as SVGElement).dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
  );
  await one.come();
  await expect.poll(options).toEqual(FRUIT);
  await drawn.unmount();
  const next = late();
  await draw(<Field box={next.box} />);
  field.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await next.come();
  await expect.poll(options).toEqual(FRUIT);
});

test('letters typed before the code is there are looked for, and the next ones go on behind them', async () => {
  const { box, come } = late();
  await draw(<Field box={box} />);
  await field.click();
  await userEvent.keyboard('ap');
  // Nothing is chosen yet, so the form is not sent.
  await userEvent.keyboard('{Enter}');
  await come();
  await expect.poll(options).toEqual(['apple', 'apricot']);
  await userEvent.keyboard('r');
  await expect.poll(options).toEqual(['apricot']);
  await expect.element(field).toHaveValue('apr');
  await expect.element(field).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('keys that choose from the list wait for it', async () => {
  const { box, come } = late();
  await draw(<Field box={box} />);
  await field.click();
  await userEvent.keyboard('ap{ArrowDown}{ArrowDown}{Enter}');
  await come();
  await expect.element(page.getByRole('button', { name: 'apricot' })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: 'banana' })).toBeVisible();
});

test('Enter sends the form where nothing was begun', async () => {
  await draw(<Field box={late().box} />);
  field.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a word that an input method is still making is not taken from it', async () => {
  const { box, come, load } = late();
  await draw(<Field box={box} />);
  await field.click();
  const input = field.element() as HTMLInputElement;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.value = 'ban';
  await come();
  await load.mock.results[0]?.value;
  await new Promise((done) => setTimeout(done, 50));
  expect(field.element()).toBe(input);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.poll(options).toEqual(['banana']);
  await expect.element(field).toHaveValue('ban');
});

test('a field with values fetches its box at once, says them meanwhile, and takes the focus from nobody', async () => {
  const { box, load, come } = late();
  await draw(<Field box={box} start={['apple', 'banana']} />);
  expect(load).toHaveBeenCalledTimes(1);
  await expect.element(field).toHaveAttribute('placeholder', 'apple,banana');
  other.element().focus();
  await come();
  await expect.element(page.getByRole('button', { name: 'apple' })).toBeVisible();
  await expect.element(other).toHaveFocus();
});

/** A page that is opened later, as the console's are. */
function Opened({ box }: { box: LazyComponent<typeof FruitBox> }) {
  const [open, setOpen] = useState(false);
  if (open) return <Field box={box} start={['apple']} />;
  return (
    <button type="button" onClick={() => startTransition(() => setOpen(true))}>
      open
    </button>
  );
}

test('code that the browser has kept, and gives before the effects of a page have run, is drawn', async () => {
  await draw(<Opened box={lazyComponent(() => Promise.resolve(FruitBox))} />);
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('button', { name: 'apple' })).toBeVisible();
});

test('left before its code has come, it opens nothing and keeps nothing', async () => {
  const { box, come } = late();
  await draw(<Field box={box} />);
  await field.click();
  await userEvent.keyboard('ap');
  other.element().focus();
  expect(left).toHaveBeenCalledTimes(1);
  await expect.element(field).toHaveValue('');
  await come();
  await boxStands();
  await expect.element(other).toHaveFocus();
  await expect.element(field).toHaveValue('');
  expect(options()).toEqual([]);
});

test('the cursor a form was given leads to the field in either state', async () => {
  const { box, load, come } = late();
  await draw(<Field box={box} />);
  const given = cursor;
  given?.focus();
  await expect.element(field).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(1);
  await come();
  await boxStands();
  await expect.element(field).toHaveFocus();
  expect(options()).toEqual([]);
  other.element().focus();
  given?.focus();
  await expect.element(field).toHaveFocus();
});

test('its label leads to it', async () => {
  const { box, come } = late();
  await draw(<Field box={box} />);
  await page.getByText('fruit').click();
  await expect.element(field).toHaveFocus();
  await come();
  await boxStands();
  await expect.element(field).toHaveFocus();
  other.element().focus();
  await page.getByText('fruit').click();
  await expect.element(field).toHaveFocus();
});

test('code that could not be fetched is told, and fetched again with the next press', async () => {
  const { box, load, fail, come } = late();
  await draw(<Field box={box} />);
  await field.click();
  await userEvent.keyboard('ban');
  await fail();
  await expect.element(page.getByRole('region', { name: '消息' }).getByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await expect.element(field).toHaveValue('ban');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await come();
  await expect.poll(options).toEqual(['banana']);
});
