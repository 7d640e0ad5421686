import { devices } from './devices';
import { emblems } from './emblems';
import { box, SIDE, scene, times } from './frame';
import { otherGoods } from './goods';
import { paletteOf } from './palettes';

const products = { ...devices, ...otherGoods };
/** Names of the things that can be drawn as a product shot. */
export const productNames: readonly string[] = Object.keys(products);

const BANNER = { width: 1500, height: 700 };
const FRONT = { width: 1280, height: 720 };

/** The drawing behind a demo name such as `headphones-3`, `banner-1` or `member-12`; undefined for names nobody draws. */
export function drawDemo(name: string): string | undefined {
  const found = /^([a-z]+)-(\d{1,4})$/.exec(name);
  const [kind, number] = [found?.[1] ?? '', Number(found?.[2])];
  const product = Object.hasOwn(products, kind) ? products[kind] : undefined;
  if (product) return scene(paletteOf(number), product(paletteOf(number)));
  if (Object.hasOwn(emblems, kind)) return emblems[kind]?.(number);
  if (kind === 'banner') return banner(number);
  return kind === 'front' ? front(number) : undefined;
}

/** A wide picture with a product at its right and room for words at its left. */
function banner(number: number): string {
  const palette = paletteOf(number);
  const names = productNames;
  const draw = products[names[(number * 5) % names.length] ?? ''];
  const rings = times(
    4,
    (ring) =>
      `<circle cx="1120" cy="340" r="${190 + ring * 95}" fill="none" stroke="#fff" stroke-opacity="${0.5 - ring * 0.1}" stroke-width="3"/>`,
  );
  const words = `${box(110, 220, 430, 54, 12, palette.dark, 'opacity=".82"')}${box(110, 304, 300, 30, 10, palette.middle, 'opacity=".55"')}${box(110, 392, 180, 62, 31, palette.accent)}`;
  const thing = `<g transform="translate(${BANNER.width - SIDE - 20} -40)">${draw?.(palette) ?? ''}</g>`;
  return scene(palette, rings + words + thing, BANNER.width, BANNER.height);
}

/** A shop seen from the street. */
function front(number: number): string {
  const palette = paletteOf(number + 2);
  const windows = times(
    3,
    (index) =>
      `${box(150 + index * 340, 330, 300, 270, 10, palette.back[0])}${box(170 + index * 340, 350, 260, 230, 6, 'url(#glow)', 'opacity=".5"')}<path d="M${170 + index * 340} 350 h120 l-90 230 h-30 z" fill="#fff" opacity=".28"/>`,
  );
  const awning = times(
    14,
    (stripe) => `<path d="M${110 + stripe * 76} 250 h76 v56 a38 30 0 0 1 -76 0 z" fill="${stripe % 2 ? '#ffffff' : palette.accent}"/>`,
  );
  const house = `${box(110, 150, 1060, 480, 12, 'url(#body)')}${box(330, 172, 620, 60, 14, '#ffffff', 'opacity=".9"')}${windows}${awning}${box(0, 630, FRONT.width, 90, 0, '#8f98a5')}`;
  return scene(palette, house, FRONT.width, FRONT.height);
}
