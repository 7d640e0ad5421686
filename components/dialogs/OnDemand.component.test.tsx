import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import { DialogFrame } from './DialogFrame';
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

const { promise: drawerCame, resolve: letDrawerCome } = deferred();
const Amount = ({ payload }: DialogProps<string, undefined>) => (
  <DialogFrame title={payload}>
    <p>amount</p>
  </DialogFrame>
);
const [drawer, amount] = [onDemand(() => drawerCame.then(() => Told)), onDemand(async () => Amount)];

function Records() {
  const ask = useAskOnDemand();
  return (
    <>
      <button type="button" onClick={() => void ask(drawer, 'record')}>
        record
      </button>
      <button type="button" onClick={() => void ask(amount, 'adjust')}>
        adjust
      </button>
    </>
  );
}

test('one of many dialogs pressed for twice while its code is on the way stands once', async () => {
  await draw(<Records />);
  await page.getByRole('button', { name: 'record' }).dblClick();
  letDrawerCome();
  await expect.element(page.getByRole('dialog', { name: 'record' })).toBeVisible();
  await still();
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
});

test.each(['record', 'adjust'])(
  'a double click whose second half falls on the backdrop leaves "%s" open; a click beside it closes it',
  async (name) => {
    letDrawerCome();
    await draw(<Records />);
    await page.getByRole('button', { name }).dblClick();
    const dialog = page.getByRole('dialog', { name });
    await expect.element(dialog).toBeVisible();
    await still();
    expect(document.querySelector('[data-leaving="true"]')).toBeNull();
    await page.elementLocator(document.body).click({ position: { x: 4, y: 4 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
