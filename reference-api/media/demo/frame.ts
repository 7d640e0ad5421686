import type { Palette } from './palettes';

/** Side of a drawn product picture. */
export const SIDE = 800;

/** How far a shadow fades beyond the thing that throws it. */
const FADE = 26;
/** A soft shadow under a thing that stands on the ground: a gradient, because a blur takes as long as the rest of a picture. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx / 7): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx + FADE}" ry="${ry + FADE}" fill="url(#shadow)"/>`;

/** Gradients all drawings share: `body` runs down a thing, `side` across it, `glow` is its lit edge. */
export const definitions = ({ back, light, middle, dark, accent }: Palette): string => `<defs>
<linearGradient id="back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back[0]}"/><stop offset=".68" stop-color="${back[1]}"/><stop offset=".7" stop-color="${back[0]}"/><stop offset="1" stop-color="${back[1]}"/></linearGradient>
<radialGradient id="light" cx=".32" cy=".2" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="body" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset=".3" stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="glow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${accent}"/><stop offset="1" stop-color="${middle}"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8b94a1"/><stop offset=".4" stop-color="#eef1f4"/><stop offset="1" stop-color="#7a828e"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#101828" stop-opacity=".34"/><stop offset=".45" stop-color="#101828" stop-opacity=".26"/><stop offset=".75" stop-color="#101828" stop-opacity=".09"/><stop offset="1" stop-color="#101828" stop-opacity="0"/></radialGradient>
</defs>`;

/** A thing on its backdrop, lit from the upper left. */
export const scene = (palette: Palette, thing: string, width = SIDE, height = SIDE): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(palette)}
<rect width="100%" height="100%" fill="url(#back)"/><rect width="100%" height="100%" fill="url(#light)"/>${thing}</svg>`;

/** A rounded box. */
export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;

/** Repeats a drawing with the number of each turn. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
