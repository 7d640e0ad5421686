import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf, titleOf } from './file-check';
import { momentsOf, worthOf } from './frame-brightness';
import { fileNameOf, fullUrl } from './media-address';
import { movedCell, pickNumber, toggle, withAll } from './selection';

const items = [1, 2, 3].map((id) => ({ id }));
const [a, b, c] = items as [{ id: number }, { id: number }, { id: number }];

describe('choosing', () => {
  it('M2: refuses one more than the maximum instead of swapping', () => {
    expect(toggle([a], b, 1)).toEqual({ refused: 1 });
    expect(toggle([a, b], c, 2)).toEqual({ refused: 2 });
  });

  it('numbers in the order of picking and closes gaps', () => {
    const chosen = toggle([b, a], b, 3);
    expect(chosen).toEqual([a]);
    expect(pickNumber([b, a], a)).toBe(2);
    expect(pickNumber([b, a], c)).toBe(0);
  });

  it('takes several at once: what is missing, as many as may be', () => {
    expect(withAll([b], [b, a, c], 2)).toEqual([b, a]);
    expect(withAll([b, a], [c], 2)).toEqual([b, a]);
  });

  it('moves inside the grid alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(29),
        fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
        (count, columns, from, key) => {
          const at = from % count;
          const moved = movedCell(key, at, count, columns);
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(moved).toBeLessThan(count);
        },
      ),
    );
    expect(movedCell('a', 0, 5, 5)).toBeUndefined();
    expect(movedCell('ArrowDown', 1, 10, 5)).toBe(6);
  });
});

describe('addresses', () => {
  it.each([
    ['/media/pictures/a.png', '/media/pictures/a.png'],
    ['media/pictures/a.png', '/media/pictures/a.png'],
    ['pictures/a.png', '/media/pictures/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    [' https://cdn.example/a b.png', 'https://cdn.example/a%20b.png'],
  ])('%j is shown from %j', (url, shown) => expect(fullUrl(url)).toBe(shown));

  it('lie under a media root when there is one', () => {
    expect(fullUrl('/media/pictures/a.png', 'https://cdn.example/files/')).toBe('https://cdn.example/files/pictures/a.png');
  });

  it.each([
    '',
    null,
    undefined,
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    // security D19: the address bar's own reader resolves escaped dots.
    '/media/%2e%2e/api/x',
    'a/%2E./b.png',
    '/media/..%2fx.png',
    '/media/%5c%5cevil.example/x.png',
    'blob:https://a/b',
    '//evil.example/a.png',
    '/\\evil.example',
    'https://u:p@evil.example/a',
    'java\nscript:x',
    `https://a/${'x'.repeat(2100)}`,
    '../../etc/passwd',
    'ftp://a/b',
  ])('row 89: %j is not shown', (url) => expect(fullUrl(url)).toBe(''));

  it('give a name for pictures nobody named', () => expect(fileNameOf('https://a/b/c.png?x#y')).toBe('c.png'));
});

describe('files', () => {
  it('are judged by what the browser calls them, their size and the limit', () => {
    expect(problemOf({ type: 'text/plain', size: 1 }, 'picture')).toEqual({ key: 'badType' });
    expect(problemOf({ type: '', size: 1 }, 'video')).toEqual({ key: 'badType' });
    expect(problemOf({ type: 'image/png', size: 0 }, 'picture')).toEqual({ key: 'empty' });
    expect(problemOf({ type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'picture', 5)).toEqual({ key: 'tooLarge', n: 5 });
    expect(problemOf({ type: 'image/png', size: 5 * 1024 * 1024 }, 'picture', 5)).toBeUndefined();
    expect(problemOf({ type: 'video/webm', size: 9e9 }, 'video')).toBeUndefined();
  });

  it('lend their name to a title', () => {
    expect(titleOf('开箱视频.final.mp4', 50)).toBe('开箱视频.final');
    expect(titleOf('x'.repeat(80), 50)).toHaveLength(50);
  });
});

describe('frames', () => {
  const frame = (pixel: (index: number) => number) =>
    Array.from({ length: 4 * 64 }, (_, at) => (at % 4 === 3 ? 255 : pixel(Math.floor(at / 4))));

  it('M10: that are black or of one colour are worth nothing', () => {
    expect(worthOf(frame(() => 3))).toBe(0);
    expect(worthOf(frame(() => 255))).toBe(0);
    expect(worthOf([])).toBe(0);
  });

  it('are worth more the more contrast they have, so a picture that is still fading in comes after the clear one', () => {
    const clear = frame((index) => (index % 2 ? 220 : 30));
    const fading = frame((index) => (index % 2 ? 110 : 15));
    expect(worthOf(clear)).toBeGreaterThan(worthOf(fading));
    expect(worthOf(fading)).toBeGreaterThan(0);
  });

  it('are looked at all over the video, never at its very ends', () => {
    expect(momentsOf(8, 4)).toEqual([1, 3, 5, 7]);
    expect(momentsOf(Number.POSITIVE_INFINITY)).toEqual([0]);
  });
});
