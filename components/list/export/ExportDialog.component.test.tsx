import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { draw } from '@/components/testing/draw';
import { createObservable } from '@/lib/list/observable';
import { ExportDialog, type ExportState } from './ExportDialog';

function Opener({ lines }: { lines: number }) {
  const ask = useAsk();
  const state = createObservable<ExportState>({ phase: 'running', progress: { bytes: 2048, rows: lines } });
  return (
    <button type="button" onClick={() => void ask(ExportDialog, { state, rows: 10, cancel: () => undefined })}>
      open
    </button>
  );
}
const told = async (lines: number) => {
  await draw(<Opener lines={lines} />);
  await page.getByRole('button', { name: 'open' }).click();
  return page.getByRole('dialog').getByRole('status');
};

test('how many of how many have come is told until more lines come than the list has rows', async () => {
  await expect.element(await told(4)).toHaveTextContent('已接收 4 / 10 条');
});

test('of orders and goods, which write several lines each, what has come is told alone', async () => {
  await expect.element(await told(25)).toHaveTextContent('已接收 25 条');
});
