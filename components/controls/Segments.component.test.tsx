import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { Segments } from './Segments';

const SIZES = ['small', 'medium', 'large'] as const;

function Sizes() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('medium');
  return (
    <>
      <input aria-label="before" />
      <Segments label="size" chosen={size} options={SIZES.map((value) => ({ value, text: value }))} onChoose={setSize} />
      <input aria-label="after" />
    </>
  );
}

const button = (name: string) => page.getByRole('group', { name: 'size' }).getByRole('button', { name });

test('one is chosen, by the pointer too, and pressing it again leaves it', async () => {
  await draw(<Sizes />);
  await button('large').click();
  await button('large').click();
  await expect.element(button('large')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('medium')).toHaveAttribute('aria-pressed', 'false');
});

test('the tab key stops once, at what is chosen; arrows, Home and End go along, and a key chooses', async () => {
  await draw(<Sizes />);
  await page.getByRole('textbox', { name: 'before' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('medium')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('small')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('large')).toHaveFocus();
  await userEvent.keyboard('{Home}{End}{ArrowUp}{ArrowDown} ');
  await expect.element(button('large')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'after' })).toHaveFocus();
});
