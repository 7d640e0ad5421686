import MuiAlert from '@mui/material/Alert';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { InlineAlert } from './InlineAlert';

const LOOKED_AT = [
  ...['display', 'color', 'backgroundColor', 'borderTopLeftRadius', 'borderTopWidth', 'boxShadow', 'opacity', 'overflowX'],
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'letterSpacing'],
] as const;

/** How a message and each of its parts looks, and where the part stands in it. */
const looks = (at: number) => {
  const root = page.getByRole('alert').nth(at).element();
  const { left, top } = root.getBoundingClientRect();
  return [root, ...root.children, ...root.querySelectorAll('svg')].map((part) => {
    const style = getComputedStyle(part);
    const place = part.getBoundingClientRect();
    const measures = [place.left - left, place.top - top, place.width, place.height];
    return [...measures, ...LOOKED_AT.map((each) => `${each} ${style.getPropertyValue(each.replace(/[A-Z]/g, '-$&').toLowerCase())}`)];
  });
};
const WORDS = '有未保存的草稿，可以恢复或放弃。'.repeat(12);

for (const scheme of ['light', 'dark'] as const)
  for (const severity of ['error', 'warning', 'info'] as const)
    test(`${severity} in the ${scheme}: it looks as MUI's Alert does, with buttons and without`, async () => {
      const button = <button type="button">恢复</button>;
      await draw(
        <>
          <InlineAlert severity={severity}>不足一行</InlineAlert>
          <MuiAlert severity={severity}>不足一行</MuiAlert>
          <InlineAlert severity={severity} action={button}>
            {WORDS}
          </InlineAlert>
          <MuiAlert severity={severity} action={button}>
            {WORDS}
          </MuiAlert>
        </>,
        { scheme },
      );
      await expect.element(page.getByRole('alert').first()).toBeVisible();
      expect(looks(0)).toEqual(looks(1));
      expect(looks(2)).toEqual(looks(3));
    });
