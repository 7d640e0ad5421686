import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { InlineNumber } from './InlineNumber';
import { SwitchCell } from './SwitchCell';

function Row({ saved = Promise.resolve() }: { saved?: Promise<unknown> }) {
  const [sort, setSort] = useState(10);
  const [on, setOn] = useState(false);
  return (
    <>
      <InlineNumber
        label="排序"
        value={sort}
        min={0}
        max={99}
        onSave={async (value) => {
          await saved;
          setSort(value);
        }}
      />
      <SwitchCell
        label="启用"
        on={on}
        onSwitch={async (next) => {
          await saved;
          setOn(next);
        }}
      />
    </>
  );
}

const cell = page.getByRole('button', { name: /排序/ });
const field = page.getByRole('textbox', { name: '排序' });
const enabled = page.getByRole('switch', { name: '启用' });

test.each([
  ['Enter after a change', '12{Enter}', /12/],
  ['Enter without one', '{Enter}', /10/],
  ['Esc', '12{Escape}', /10/],
])('%s leaves the focus at the number', async (_what, keys, shown) => {
  await draw(<Row />);
  await cell.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(cell).toHaveTextContent(shown);
  await expect.element(cell).toHaveFocus();
});

test('a number saved because somebody went on leaves the focus where they went', async () => {
  await draw(<Row />);
  await cell.click();
  await userEvent.keyboard('12{Tab}');
  await expect.element(cell).toHaveTextContent('12');
  await expect.element(enabled).toHaveFocus();
});

test('a switch keeps the focus while its call is under way, and takes no second press', async () => {
  const { promise, resolve } = deferred();
  await draw(<Row saved={promise} />);
  enabled.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(enabled).toHaveAttribute('aria-busy', 'true');
  await expect.element(enabled).toBeDisabled();
  await expect.element(enabled).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(enabled).toBeChecked();
  resolve();
  await expect.element(enabled).toBeEnabled();
  await expect.element(enabled).toBeChecked();
  await expect.element(enabled).toHaveFocus();
});
