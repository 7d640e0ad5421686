import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Palette } from '@/components/search/Palette';
import { Shortcuts, useShortcut } from '@/components/shortcuts/Shortcuts';
import { draw } from '@/components/testing/draw';
import { motion } from '@/components/theme/tokens';
import { DrawerFrame } from './DrawerFrame';
import { useAsk } from './use-ask';
import { useConfirm } from './use-confirm';

/** Fading takes long enough for any key to come before its end. */
function fadeSlowly() {
  const { setTimeout } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay = 0) =>
    setTimeout(run, delay === motion.shortMs ? 4_000 : delay)) as typeof setTimeout);
}

/** A record whose one action is gone while it is still being asked about: another answer was quicker. */
function QuickRecord() {
  const confirm = useConfirm();
  const [taken, setTaken] = useState(false);
  const act = () => {
    void confirm({ title: 'sure' });
    setTimeout(() => setTaken(true), 50);
  };
  return (
    <DrawerFrame title="record">
      {!taken && (
        <button type="button" onClick={act}>
          act
        </button>
      )}
    </DrawerFrame>
  );
}

/** A record whose one action is gone once it was taken, as the money of a refund is sent once. */
function Record() {
  const confirm = useConfirm();
  const [taken, setTaken] = useState(false);
  return (
    <DrawerFrame title="record">
      {!taken && (
        <button type="button" onClick={async () => setTaken((await confirm({ title: 'sure' })) === true)}>
          act
        </button>
      )}
    </DrawerFrame>
  );
}

/** A panel of a control whose button is off once it was pressed, as 恢复默认 is where nothing is left to put back. */
function Panel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        panel
      </button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { role: 'dialog' } }}>
        <button type="button" disabled={done} onClick={() => setDone(true)}>
          reset
        </button>
      </Popover>
    </>
  );
}

/** What lies in front looks for a lost focus every 50 ms; a key may come first. */
function neverLookForFocus() {
  const { setInterval } = window;
  vi.spyOn(window, 'setInterval').mockImplementation(((run: () => void, delay = 0) =>
    setInterval(run, delay === 50 ? 60_000 : delay)) as typeof setInterval);
}

function Page() {
  const ask = useAsk();
  const [opened, setOpened] = useState(0);
  useShortcut('search', () => {
    setOpened((count) => count + 1);
    void ask(Palette, { pages: [], commands: [], records: () => [], owner: 'tester' });
  });
  return (
    <>
      <button type="button" onClick={() => void ask(Record, null)}>
        open
      </button>
      <button type="button" onClick={() => void ask(QuickRecord, null)}>
        quick
      </button>
      <Panel />
      <output>{opened}</output>
    </>
  );
}

const shown = () =>
  draw(
    <Shortcuts>
      <Page />
    </Shortcuts>,
    { namespaces: ['search', 'size', 'settings'] },
  );

test('Esc while an answered question fades out closes what lies beneath it', async () => {
  await shown();
  await page.getByRole('button', { name: 'open' }).click();
  await page.getByRole('button', { name: 'act' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'sure' })).toBeVisible();
  fadeSlowly();
  await userEvent.keyboard('{Enter}');
  const record = page.getByRole('dialog', { name: 'record' });
  await expect.poll(() => record.query()?.contains(document.activeElement)).toBe(true);
  expect(document.querySelector('[role="alertdialog"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-leaving="false"]')).toBeNull();
});

test('Esc is heard the moment the focused button is gone', async () => {
  neverLookForFocus();
  await shown();
  await page.getByRole('button', { name: 'open' }).click();
  await page.getByRole('button', { name: 'act' }).click();
  // Its code is fetched when it is first asked; until then the key would be the button's.
  await expect.element(page.getByRole('alertdialog', { name: 'sure' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  // Below the question it has no role for a moment; gone is what is drawn no more.
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).not.toContain('act');
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-leaving="false"]')).toBeNull();
});

test('Esc closes the panel of a control whose focused button went off', async () => {
  neverLookForFocus();
  await shown();
  await page.getByRole('button', { name: 'panel' }).click();
  await page.getByRole('button', { name: 'reset' }).click();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Esc is heard while the focus is left in a question that fades out', async () => {
  await shown();
  await page.getByRole('button', { name: 'quick' }).click();
  await page.getByRole('button', { name: 'act' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'sure' })).toBeVisible();
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).not.toContain('act');
  fadeSlowly();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.poll(() => document.querySelector('[data-leaving="false"]')).toBeNull();
});

test('Ctrl+K while the search fades out opens it again', async () => {
  await shown();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  fadeSlowly();
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
