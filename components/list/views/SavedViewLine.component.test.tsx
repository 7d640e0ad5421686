import Popover from '@mui/material/Popover';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { SavedViewLine } from './SavedViewLine';

const view = { id: 'a', name: '本周订单', search: '' };
const renamed = vi.fn();
const closed = vi.fn();
const nothing = () => undefined;

const field = page.getByRole('textbox');
beforeEach(async () => {
  renamed.mockClear();
  closed.mockClear();
  const acts = { onOpen: nothing, onDefault: nothing, onShare: nothing, onRemove: nothing };
  await draw(
    <Popover open anchorEl={document.body} onClose={closed}>
      <SavedViewLine view={view} open={false} isDefault={false} onRename={renamed} {...acts} />
    </Popover>,
  );
  await page.getByRole('button', { name: /重命名/ }).click();
});

const name = page.getByRole('button', { name: '本周订单', exact: true });

test('the name to change takes the focus, Enter renames', async () => {
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('一{Enter}');
  await expect.element(name).toHaveFocus();
  expect(renamed.mock.calls).toEqual([['本周订单一']]);
});

test('Enter that ends a word of an input method does not', async () => {
  const input = field.element();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  await expect.element(field).toBeVisible();
  expect(renamed).not.toHaveBeenCalled();
});

test('Esc gives up the new name, not the panel', async () => {
  await userEvent.keyboard('一{Escape}');
  await expect.element(name).toHaveFocus();
  expect([renamed.mock.calls, closed.mock.calls]).toEqual([[], []]);
});
