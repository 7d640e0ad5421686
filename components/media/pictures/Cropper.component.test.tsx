import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { draw } from '@/components/testing/draw';
import { Cropper } from './Cropper';

/** A picture of one pixel, in the page itself. */
const src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(Cropper, { src, name: 'a.png', ratio: 1 })}>
      open
    </button>
  );
}

test('the area that is cropped is one stop of the Tab key', async () => {
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: 'open' }).click();
  const area = page.getByRole('application');
  await expect.poll(() => area.element().querySelector('[data-testid="cropper"]')).not.toBeNull();
  (area.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(page.getByRole('slider').first()).toHaveFocus();
});
