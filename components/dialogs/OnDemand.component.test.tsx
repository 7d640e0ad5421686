import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { DrawerFrame } from './DrawerFrame';
import type { DialogProps } from './dialog-entries';
import { onDemand, useOnDemand } from './use-on-demand';

const Late = ({ answer }: DialogProps<null, string>) => (
  <DrawerFrame title="late">
    <button type="button" onClick={() => answer('yes')}>
      yes
    </button>
  </DrawerFrame>
);

const { promise, resolve: come } = deferred();
const late = onDemand(() => promise.then(() => Late));

function Opener() {
  const { open } = useOnDemand(late);
  const [answers, setAnswers] = useState<(string | undefined)[]>([]);
  const ask = async () => {
    const answer = await open(() => null);
    setAnswers((before) => [...before, answer]);
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        open
      </button>
      <output>{answers.map((answer) => answer ?? 'none').join()}</output>
    </>
  );
}

test('a dialog pressed for twice while its code is on the way stands once', async () => {
  await draw(<Opener />);
  const opener = page.getByRole('button', { name: 'open' });
  await opener.click();
  await opener.click();
  await expect.element(page.getByText('none', { exact: true })).toBeVisible();
  come();
  await page.getByRole('button', { name: 'yes' }).click();
  await expect.element(page.getByText('none,yes', { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  // It opens again.
  await opener.click();
  await expect.element(page.getByRole('button', { name: 'yes' })).toBeVisible();
});
