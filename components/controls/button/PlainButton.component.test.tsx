import MuiButton from '@mui/material/Button';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pointAway } from '@/components/testing/still';
import { PlainCopy } from '../PlainIcons';
import { PlainButton } from './PlainButton';

const LOOKED_AT = [
  ...['height', 'width', 'paddingLeft', 'paddingRight', 'borderTopWidth', 'borderTopColor', 'borderTopLeftRadius'],
  ...[
    'color',
    'backgroundColor',
    'fontSize',
    'fontWeight',
    'fontFamily',
    'lineHeight',
    'letterSpacing',
    'cursor',
    'whiteSpace',
    'pointerEvents',
  ],
] as const;

const looks = (name: string) => {
  const style = getComputedStyle(page.getByRole('button', { name, exact: true }).element());
  // A border that is not there has the colour of the text in one and none in the other.
  const shown = LOOKED_AT.filter((each) => each !== 'borderTopColor' || style.borderTopWidth !== '0px');
  return Object.fromEntries(shown.map((each) => [each, style[each]]));
};

const cases = (['contained', 'outlined', 'text'] as const).flatMap((variant) =>
  (['primary', 'neutral', 'error'] as const)
    // Only text is grey.
    .filter((color) => color !== 'neutral' || variant === 'text')
    .flatMap((color) => ([undefined, 'small'] as const).map((size) => ({ variant, color, size }))),
);

for (const { variant, color, size } of cases)
  test(`${variant} ${color} ${size ?? 'as it is'}: it looks as MUI's button does, ready and disabled`, async () => {
    const own = { variant, color, size };
    const theirs = { variant, color, size: size ?? 'medium' } as const;
    await draw(
      <>
        <PlainButton {...own}>查询一</PlainButton>
        <MuiButton {...theirs}>查询二</MuiButton>
        <PlainButton {...own} disabled>
          重置一
        </PlainButton>
        <MuiButton {...theirs} disabled>
          重置二
        </MuiButton>
      </>,
    );
    await pointAway();
    expect(looks('查询一')).toEqual(looks('查询二'));
    expect(looks('重置一')).toEqual(looks('重置二'));
  });

test('icons stand where those of MUI stand', async () => {
  await draw(
    <>
      <PlainButton variant="outlined" startIcon={<PlainCopy />} endIcon={<PlainCopy />}>
        导出一
      </PlainButton>
      <MuiButton variant="outlined" startIcon={<PlainCopy />} endIcon={<PlainCopy />}>
        导出二
      </MuiButton>
    </>,
  );
  const places = (name: string) => {
    const button = page.getByRole('button', { name }).element();
    const { left, top } = button.getBoundingClientRect();
    return [...button.querySelectorAll('svg')].map((icon) => {
      const box = icon.getBoundingClientRect();
      return { left: box.left - left, top: box.top - top, width: box.width };
    });
  };
  await expect.element(page.getByRole('button', { name: '导出一' })).toBeVisible();
  expect(places('导出一')).toEqual(places('导出二'));
});

test('what is under way cannot be begun twice, and says that it is busy', async () => {
  const begun = vi.fn();
  const button = (busy: boolean) => (
    <PlainButton variant="contained" busy={busy} onClick={begun}>
      登录
    </PlainButton>
  );
  const { rerender } = await draw(button(false));
  await userEvent.click(page.getByRole('button', { name: '登录' }));
  await rerender(button(true));
  await expect.element(page.getByRole('button', { name: '登录' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
  expect(begun).toHaveBeenCalledTimes(1);
});
