import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexOf, rgbOf } from './colour-maths';
import { seedColours, sidebarColours } from './seed-colours';
import { SEED_PRESETS, schemes, sidebarText } from './tokens';

const anySeed = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function check(seed: string) {
  for (const scheme of ['light', 'dark'] as const) {
    const { accent, strong, ink, soft, onStrong } = seedColours(seed, scheme);
    const { card, canvas } = schemes[scheme];
    expect(contrast(accent, card)).toBeGreaterThanOrEqual(3);
    expect(contrast(accent, canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(onStrong, strong)).toBeGreaterThanOrEqual(4.6);
    expect(contrast(strong, card)).toBeGreaterThanOrEqual(4.6);
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.6);
    expect(contrast(ink, canvas)).toBeGreaterThanOrEqual(4.6);
    expect(contrast(schemes[scheme].text, soft)).toBeGreaterThanOrEqual(4.6);
  }
  const side = sidebarColours(seed);
  expect(contrast(side.accent, side.soft)).toBeGreaterThanOrEqual(3);
  expect(contrast(sidebarText.active, side.soft)).toBeGreaterThanOrEqual(4.6);
}

describe('colours from a seed', () => {
  it.each(SEED_PRESETS)('are readable for the preset %s', (seed) => check(seed));

  it('are readable for any seed', () => {
    fc.assert(fc.property(anySeed, check), { numRuns: 300 });
  });

  it('turn #409EFF into about #3076BF for filled buttons', () => {
    const [red, green, blue] = rgbOf(seedColours('#409EFF', 'light').strong);
    expect(Math.abs(red - 0x30)).toBeLessThanOrEqual(3);
    expect(Math.abs(green - 0x76)).toBeLessThanOrEqual(3);
    expect(Math.abs(blue - 0xbf)).toBeLessThanOrEqual(3);
  });

  it('keep a seed that is dark enough as it is', () => {
    expect(seedColours('#304156', 'light').strong).toBe('#304156');
  });
});

describe('colour arithmetic', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(hexOf(rgbOf(seed))).toBe(seed);
      }),
    );
  });

  it('knows the contrast of the two ends', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#409EFF', '#FFFFFF')).toBeCloseTo(2.77, 1);
  });

  it('refuses what is no colour', () => {
    expect(() => rgbOf('blue')).toThrow(RangeError);
  });
});

describe('the fixed colours', () => {
  const states = ['success', 'warning', 'error', 'info', 'neutral'] as const;

  it.each(['light', 'dark'] as const)('can be read in the %s scheme', (scheme) => {
    const { card, canvas, text, secondary, tertiary, onColour, ...colours } = schemes[scheme];
    for (const ground of [card, canvas]) {
      for (const written of [text, secondary, tertiary])
        expect([written, ground, contrast(written, ground) >= 4.5]).toEqual([written, ground, true]);
    }
    for (const state of states) {
      const { main, soft } = colours[state];
      expect([state, contrast(main, soft) >= 4.5, contrast(main, card) >= 4.5, contrast(onColour, main) >= 4.5]).toEqual([
        state,
        true,
        true,
        true,
      ]);
    }
  });
});
