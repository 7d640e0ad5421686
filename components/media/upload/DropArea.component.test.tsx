import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { DropArea } from './DropArea';

test.each([
  ['a picture copied from a page', ['text/html'], 1],
  ['cells of a spreadsheet', ['text/html', 'text/plain'], 0],
  ['a shot of the screen', [], 1],
])('pasted while the search has the focus, %s is taken as %j says', async (_name, types, times) => {
  const take = vi.fn();
  await draw(
    <DropArea kind="picture" onFiles={take}>
      <input aria-label="search" />
    </DropArea>,
    { namespaces: ['media'] },
  );
  const clipboardData = new DataTransfer();
  for (const type of types) clipboardData.setData(type, '<img src="/a.png">');
  clipboardData.items.add(new File([new Uint8Array(9)], 'image.png', { type: 'image/png' }));
  const search = page.getByRole('textbox', { name: 'search' }).element();
  search.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(take).toHaveBeenCalledTimes(times);
});
