import { expect, it } from 'vitest';
import { qrShape } from './qr-shape';

const dark = (path: string) => new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));

it('draws the three finders inside four modules of light', () => {
  const shape = qrShape('https://shop.example/h5/invite?code=ST000040');
  if (!shape) throw new Error('the link has a code');
  const modules = shape.size - 8;
  // Versions grow by four modules from 21.
  expect((modules - 21) % 4).toBe(0);
  const on = dark(shape.path);
  const last = shape.size - 5;
  const corners = [
    [4, 4],
    [last - 6, 4],
    [4, last - 6],
  ] as const;
  for (const [left, top] of corners) {
    const ring = [0, 1, 2, 3, 4, 5, 6].every((step) => on.has(`${left + step},${top}`) && on.has(`${left},${top + step}`));
    expect({ left, top, ring, gap: on.has(`${left + 1},${top + 1}`), heart: on.has(`${left + 3},${top + 3}`) }).toEqual({
      left,
      top,
      ring: true,
      gap: false,
      heart: true,
    });
  }
  expect([...on].some((module) => module.split(',').some((at) => Number(at) < 4 || Number(at) > last))).toBe(false);
});

it('says that a text is too long for any code', () => {
  expect(qrShape('长'.repeat(3000))).toBeNull();
});
