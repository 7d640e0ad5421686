import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { DrawerFrame } from './DrawerFrame';
import type { DialogProps } from './dialog-entries';
import { ScopeName } from './scope-name';
import { onDemand, useAskOnDemand, useOnDemand } from './use-on-demand';

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

const Told = ({ payload }: DialogProps<string, undefined>) => (
  <DrawerFrame title={payload}>
    <p>{payload}</p>
  </DrawerFrame>
);
const [ordinary, ofFrame] = [onDemand(async () => Told), onDemand(async () => Told, [], { ofFrame: true })];

function AsksTwice() {
  const ask = useAskOnDemand();
  const both = async () => {
    await ask(ordinary, 'asked');
    await ask(ofFrame, 'told once');
  };
  return (
    <button type="button" onClick={() => void both()}>
      open
    </button>
  );
}

test('from a tab that is hidden by now nothing is asked, but what is told once is told', async () => {
  await draw(
    <ScopeName value="a tab nobody has entered">
      <AsksTwice />
    </ScopeName>,
  );
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'told once' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'asked' })).not.toBeInTheDocument();
});
