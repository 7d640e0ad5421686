import MuiIconButton from '@mui/material/IconButton';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { pointAway, still } from '@/components/testing/still';
import { PlainIconButton } from './PlainIconButton';
import { PlainBin } from './PlainIcons';

const LOOKED_AT = [
  'height',
  'width',
  'paddingLeft',
  'borderTopLeftRadius',
  'borderTopWidth',
  'color',
  'backgroundColor',
  'opacity',
] as const;

const looks = (name: string) => {
  const button = page.getByRole('button', { name, exact: true }).element();
  const style = getComputedStyle(button);
  const [place, icon] = [button, button.querySelector('svg')].map((each) => each?.getBoundingClientRect());
  return {
    ...Object.fromEntries(LOOKED_AT.map((each) => [each, style[each]])),
    icon: [icon?.width, (icon?.left ?? 0) - (place?.left ?? 0), (icon?.top ?? 0) - (place?.top ?? 0)],
  };
};

test("it looks as MUI's small one does, ready, pointed at and disabled", async () => {
  const icon = <PlainBin />;
  await draw(
    <>
      <PlainIconButton type="button" aria-label="删除一">
        {icon}
      </PlainIconButton>
      <MuiIconButton size="small" color="neutral" aria-label="删除二">
        <svg viewBox="0 0 24 24" width="1em" height="1em" />
      </MuiIconButton>
      <PlainIconButton type="button" aria-label="停用一" disabled>
        {icon}
      </PlainIconButton>
      <MuiIconButton size="small" color="neutral" aria-label="停用二" disabled>
        <svg viewBox="0 0 24 24" width="1em" height="1em" />
      </MuiIconButton>
    </>,
  );
  await pointAway();
  expect(looks('删除一')).toEqual(looks('删除二'));
  expect(looks('停用一')).toEqual(looks('停用二'));
  await userEvent.hover(page.getByRole('button', { name: '删除一' }));
  await still();
  const pointedAt = looks('删除一');
  await userEvent.hover(page.getByRole('button', { name: '删除二' }));
  await still();
  expect(looks('删除二')).toEqual(pointedAt);
  expect(pointedAt).not.toEqual(looks('删除一'));
});
