import MuiSwitch from '@mui/material/Switch';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pointAway, still } from '@/components/testing/still';
import { ToggleSwitch } from './ToggleSwitch';

const nothing = () => undefined;
const root = (name: string) => {
  const input = page.getByRole('switch', { name }).element();
  return input.closest('.MuiSwitch-root') ?? input.parentElement;
};

/** Where a part stands in its switch. */
const placeIn = (whole: Element | null, part: Element | null | undefined) => {
  const [outer, inner] = [whole, part].map((each) => each?.getBoundingClientRect());
  return inner && outer && [outer.width, outer.height, inner.left - outer.left, inner.top - outer.top, inner.width, inner.height];
};

const looks = (name: string) => {
  const whole = root(name);
  const [track, knob] = ['.track, .MuiSwitch-track', '.knob, .MuiSwitch-thumb'].map((part) => whole?.querySelector(part));
  const style = (part: Element | null | undefined) => (part ? getComputedStyle(part) : undefined);
  const rounded = (part: Element | null | undefined) => Math.min(Number.parseFloat(style(part)?.borderTopLeftRadius ?? ''), 10);
  return {
    track: [...(placeIn(whole, track) ?? []), rounded(track), style(track)?.backgroundColor, style(track)?.opacity, style(track)?.outline],
    knob: [...(placeIn(whole, knob) ?? []), style(knob)?.backgroundColor],
    flows: whole && [getComputedStyle(whole).display, getComputedStyle(whole).verticalAlign, getComputedStyle(whole).flexShrink],
  };
};

for (const scheme of ['light', 'dark'] as const)
  for (const small of [false, true])
    for (const checked of [false, true])
      test(`${small ? 'small, ' : ''}${checked ? 'on' : 'off'}, ${scheme}: it looks as MUI's switch does, ready, disabled and in focus`, async () => {
        const size = small ? 'small' : 'medium';
        const input = (name: string) => ({ input: { 'aria-label': name } });
        await draw(
          <>
            <ToggleSwitch small={small} checked={checked} aria-label="甲一" onSwitch={nothing} />
            <MuiSwitch size={size} checked={checked} onChange={nothing} slotProps={input('甲二')} />
            <ToggleSwitch small={small} checked={checked} aria-label="乙一" disabled onSwitch={nothing} />
            <MuiSwitch size={size} checked={checked} disabled onChange={nothing} slotProps={input('乙二')} />
          </>,
          { scheme },
        );
        await pointAway();
        expect(looks('甲一')).toEqual(looks('甲二'));
        expect(looks('乙一')).toEqual(looks('乙二'));
        await userEvent.tab();
        await expect.element(page.getByRole('switch', { name: '甲一' })).toHaveFocus();
        await still();
        const focused = looks('甲一');
        await userEvent.tab();
        await still();
        expect(looks('甲二')).toEqual(focused);
        expect(focused.track.at(-1)).toContain('2px');
      });

function Named({ onSwitch }: { onSwitch(on: boolean): void }) {
  const [on, setOn] = useState(false);
  return (
    <>
      <label htmlFor="own">启用</label>
      <ToggleSwitch
        id="own"
        checked={on}
        onSwitch={(next) => {
          setOn(next);
          onSwitch(next);
        }}
      />
    </>
  );
}

test('it is switched by a press anywhere on it, by its label and by the space bar', async () => {
  const told = vi.fn();
  await draw(<Named onSwitch={told} />);
  const own = page.getByRole('switch', { name: '启用' });
  await own.click({ position: { x: 2, y: 2 } });
  await expect.element(own).toBeChecked();
  await page.getByText('启用').click();
  await expect.element(own).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(own).toBeChecked();
  expect(told.mock.calls).toEqual([[true], [false], [true]]);
});
