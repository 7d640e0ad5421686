import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { useCopy } from './use-copy';

function Copies() {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => void copy('D7')}>
      copy
    </button>
  );
}

const clipboard = (value: Partial<Clipboard> | undefined) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

// The browser's own lies beneath, in the prototype.
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a text goes to the clipboard and is told', async () => {
  const write = vi.fn(async () => {});
  clipboard({ writeText: write });
  await draw(<Copies />);
  await page.getByRole('button', { name: 'copy' }).click();
  await expect.element(page.getByText('复制成功')).toBeVisible();
  expect(write).toHaveBeenCalledWith('D7');
});

test('a page without a clipboard, as every one that is not secure, says that the text has to be selected', async () => {
  clipboard(undefined);
  await draw(<Copies />);
  await page.getByRole('button', { name: 'copy' }).click();
  await expect.element(page.getByText('复制失败，请手动选择后复制')).toBeVisible();
});
