import { definitions, times } from './frame';
import type { Palette } from './palettes';

/** What a medal is made of, from the first level up. */
const metals: readonly Palette[] = [
  { back: ['#f3ece4', '#d9bfa5'], light: '#dba778', middle: '#b0723f', dark: '#6d4322', accent: '#3c6ea8' },
  { back: ['#f4f6f8', '#c9d1da'], light: '#eef2f6', middle: '#a5b0bd', dark: '#66717f', accent: '#3c6ea8' },
  { back: ['#fdf6e2', '#f0d48a'], light: '#fbdc7c', middle: '#dba32b', dark: '#936612', accent: '#c8403c' },
  { back: ['#eaf6fd', '#a9d8f2'], light: '#a8e3f7', middle: '#3f9bd6', dark: '#1d5596', accent: '#5b3fa3' },
  { back: ['#f5effd', '#cfb8ee'], light: '#b79be4', middle: '#7148b8', dark: '#3b2270', accent: '#e0a52e' },
];
const metalOf = (number: number): Palette => metals[Math.max(0, number - 1) % metals.length] ?? (metals[0] as Palette);

const drawing = (palette: Palette, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${definitions(palette)}${content}</svg>`;

/** Corners of a star around (200, 190), alternately far and near. */
const corners = (count: number, far: number, near: number): string =>
  times(count, (index) => {
    const [outer, inner] = [(index / count) * 2 * Math.PI, ((index + 0.5) / count) * 2 * Math.PI];
    return `${200 + far * Math.sin(outer)},${190 - far * Math.cos(outer)} ${200 + near * Math.sin(inner)},${190 - near * Math.cos(inner)} `;
  });

/** A medal on a ribbon: metal and points tell the level. */
const level = (number: number): string => {
  const palette = metalOf(number);
  return drawing(
    palette,
    `<path d="M140 270 L110 390 L200 346 L290 390 L260 270 Z" fill="${palette.accent}"/><polygon points="${corners(10 + number * 2, 150, 122)}" fill="url(#body)"/><circle cx="200" cy="190" r="100" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8"/><polygon points="${corners(5, 70, 30)}" fill="#fff" fill-opacity=".95"/>`,
  );
};

/** A shield with a chevron for each rank. */
const rank = (number: number): string => {
  const palette = metalOf(number);
  const chevrons = times(
    Math.min(Math.max(1, number), 3),
    (index) =>
      `<path d="M120 ${280 - index * 58} L200 ${230 - index * 58} L280 ${280 - index * 58}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  return drawing(
    palette,
    `<path d="M200 24 C250 62 300 74 350 78 L350 200 C350 296 282 348 200 380 C118 348 50 296 50 200 L50 78 C100 74 150 62 200 24 Z" fill="url(#body)"/><path d="M200 52 C244 84 286 94 326 98 L326 200 C326 280 268 326 200 354 C132 326 74 280 74 200 L74 98 C114 94 156 84 200 52 Z" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6"/>${chevrons}`,
  );
};

/** Signs of a level, told apart at the size of an icon. */
export const medals = { level, rank } as const;
