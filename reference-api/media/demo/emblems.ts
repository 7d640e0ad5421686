import { box, definitions, scene, times } from './frame';
import { medals } from './medals';
import { type Palette, paletteOf } from './palettes';

const SMALL = 400;
const svg = (palette: Palette, content: string, side = SMALL) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 400 400">${definitions(palette)}${content}</svg>`;

/** A shop front on a coloured ground. */
const store = (number: number): string => {
  const palette = paletteOf(number + 5);
  const awning = times(
    6,
    (stripe) => `<path d="M${80 + stripe * 40} 150 h40 v40 a20 20 0 0 1 -40 0 z" fill="${stripe % 2 ? '#ffffff' : palette.accent}"/>`,
  );
  return svg(
    palette,
    `<rect width="400" height="400" fill="url(#body)"/>${box(98, 190, 204, 130, 8, '#ffffff')}${box(120, 222, 70, 98, 4, palette.middle)}${box(208, 222, 74, 60, 4, palette.back[1])}${awning}${box(80, 126, 240, 26, 8, palette.dark)}`,
  );
};

const skins = ['#f6d3b8', '#eebf9b', '#d99f77', '#fadfca'];
const hairs = ['#2c2320', '#4b3428', '#171a22', '#6a4a35', '#8d6b4f'];

/** Head and shoulders of a person; number decides skin, hair, clothes and cut. */
const member = (number: number): string => {
  const palette = paletteOf(number * 3 + 1);
  const [skin, hair] = [skins[number % skins.length] ?? '', hairs[(number * 2) % hairs.length] ?? ''];
  const cuts = [
    `<path d="M118 190 C110 90 290 90 282 190 C270 140 240 132 200 134 C160 132 130 140 118 190 Z" fill="${hair}"/>`,
    `<path d="M112 270 C90 36 310 36 288 270 L262 280 C276 200 262 150 200 146 C138 150 124 200 138 280 Z" fill="${hair}"/>`,
    `<path d="M120 180 C120 100 280 96 282 176 C250 150 220 168 180 146 C160 160 130 156 120 180 Z" fill="${hair}"/>`,
    `<circle cx="200" cy="92" r="34" fill="${hair}"/><path d="M120 190 C114 96 286 96 280 190 C262 140 138 140 120 190 Z" fill="${hair}"/>`,
  ];
  return svg(
    palette,
    `<rect width="400" height="400" fill="${palette.back[1]}"/><path d="M70 400 C70 300 140 280 200 280 C260 280 330 300 330 400 Z" fill="url(#body)"/>${box(174, 236, 52, 70, 24, skin)}<ellipse cx="200" cy="196" rx="76" ry="86" fill="${skin}"/>${cuts[number % cuts.length]}<circle cx="172" cy="200" r="7" fill="#2b2b33"/><circle cx="228" cy="200" r="7" fill="#2b2b33"/><path d="M174 236 Q200 256 226 236" fill="none" stroke="#b5654f" stroke-width="6" stroke-linecap="round"/>`,
    320,
  );
};

/** A round sign for the icon grid of a home page. */
const icon = (number: number): string => {
  const palette = paletteOf(number);
  const signs = [
    '<path d="M130 160 h140 l-16 120 h-108 z M160 160 a40 40 0 0 1 80 0" fill="none" stroke="#fff" stroke-width="18" stroke-linejoin="round"/>',
    '<path d="M200 110 l28 58 64 8 -47 44 12 64 -57 -31 -57 31 12 -64 -47 -44 64 -8 z" fill="#fff"/>',
    '<path d="M130 150 h140 v36 a16 16 0 0 0 0 32 v36 h-140 v-36 a16 16 0 0 0 0 -32 z" fill="#fff"/>',
    '<circle cx="200" cy="170" r="42" fill="#fff"/><path d="M120 290 c0 -60 160 -60 160 0 z" fill="#fff"/>',
    '<rect x="130" y="130" width="60" height="60" rx="12" fill="#fff"/><rect x="210" y="130" width="60" height="60" rx="12" fill="#fff" opacity=".7"/><rect x="130" y="210" width="60" height="60" rx="12" fill="#fff" opacity=".7"/><rect x="210" y="210" width="60" height="60" rx="12" fill="#fff"/>',
    '<path d="M110 190 h110 v70 h-110 z M228 210 h40 l24 30 v20 h-64 z" fill="#fff"/><circle cx="150" cy="272" r="20" fill="#fff"/><circle cx="250" cy="272" r="20" fill="#fff"/>',
  ];
  return svg(palette, `<circle cx="200" cy="200" r="170" fill="url(#glow)"/>${signs[number % signs.length]}`, 192);
};

/** Squares that look like a code to scan and lead nowhere. */
const qrcode = (number: number): string => {
  let state = number * 7919 + 17;
  const dark = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 100 < 48;
  };
  const cells = times(25 * 25, (index) => {
    const [x, y] = [index % 25, Math.floor(index / 25)];
    const finder = (x < 8 && y < 8) || (x > 16 && y < 8) || (x < 8 && y > 16);
    return dark() && !finder ? `<rect x="${50 + x * 12}" y="${50 + y * 12}" width="12" height="12"/>` : '';
  });
  const finders = [
    [50, 50],
    [266, 50],
    [50, 266],
  ].map(
    ([x, y]) =>
      `<path d="M${x} ${y} h84 v84 h-84 z M${(x ?? 0) + 12} ${(y ?? 0) + 12} v60 h60 v-60 z" fill-rule="evenodd"/>${box((x ?? 0) + 24, (y ?? 0) + 24, 36, 36, 0, '#111')}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/>${cells}${finders.join('')}</svg>`;
};

/** A sheet with lines and a seal: licences, vouchers, proofs. */
const document = (number: number): string => {
  const palette = paletteOf(number + 4);
  return scene(
    palette,
    `${box(180, 90, 440, 620, 10, '#fffdf8')}${box(300, 150, 200, 26, 13, palette.accent)}${times(8, (line) => box(240, 230 + line * 46, 320 - (line % 3) * 60, 14, 7, '#d9dde3'))}<circle cx="520" cy="600" r="58" fill="none" stroke="#d84b4b" stroke-width="8" opacity=".8"/><circle cx="520" cy="600" r="14" fill="#d84b4b" opacity=".8"/>`,
  );
};

/** Signs and people of the demo platform. */
export const emblems: Readonly<Record<string, (number: number) => string>> = {
  ...medals,
  store,
  member,
  avatar: member,
  icon,
  qrcode,
  document,
};
