import Chip from '@mui/material/Chip';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pointAway, still } from '@/components/testing/still';
import { RemovableChip } from './RemovableChip';

const LOOKED_AT = [
  ...['display', 'color', 'background-color', 'border-top-left-radius', 'border-top-width', 'opacity', 'pointer-events', 'outline'],
  ...['padding-left', 'padding-right', 'font-size', 'font-weight', 'font-family', 'line-height', 'letter-spacing', 'white-space'],
];

/** A line that is not drawn has a width and a colour all the same. */
const drawn = (value: string) => (value.includes(' none ') ? 'none' : value);

/** How a tag and its parts look, and where they stand in it. */
const looks = (name: string) => {
  const tag = page.getByRole('button', { name, exact: true }).element();
  const { left, top } = tag.getBoundingClientRect();
  return [tag, ...tag.children].map((part) => {
    const own = part.getBoundingClientRect();
    const style = getComputedStyle(part);
    return [
      own.left - left,
      own.top - top,
      own.width,
      own.height,
      ...LOOKED_AT.map((each) => `${each} ${drawn(style.getPropertyValue(each))}`),
    ];
  });
};

for (const scheme of ['light', 'dark'] as const)
  test(`it looks as MUI's Chip does, ready, disabled and in focus, ${scheme}`, async () => {
    await draw(
      <>
        <RemovableChip label="新品一" onRemove={() => undefined} />
        <Chip label="新品二" onDelete={() => undefined} />
        <RemovableChip label="热卖一" disabled onRemove={() => undefined} />
        <Chip label="热卖二" disabled onDelete={() => undefined} />
      </>,
      { scheme },
    );
    await pointAway();
    expect(looks('新品一')).toEqual(looks('新品二'));
    expect(looks('热卖一')).toEqual(looks('热卖二'));
    await userEvent.tab();
    await still();
    const focused = looks('新品一');
    await userEvent.tab();
    await still();
    expect(looks('新品二')).toEqual(focused);
    expect(focused).not.toEqual(looks('新品一'));
  });

test('it is taken away by its cross and by Backspace and Delete, but not while it is disabled', async () => {
  const remove = vi.fn();
  const tag = (disabled: boolean) => <RemovableChip label="新品" disabled={disabled} onRemove={remove} />;
  const { rerender } = await draw(tag(false));
  await userEvent.click(page.getByRole('button', { name: '新品' }).element().querySelector('svg') as Element);
  expect(remove).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(remove).toHaveBeenCalledTimes(3);
  await rerender(tag(true));
  await userEvent.keyboard('{Delete}');
  expect(remove).toHaveBeenCalledTimes(3);
});
