import { contrast, hexOf, mixed, type Rgb, rgbOf } from './colour-maths';
import { schemes, white } from './tokens';

/** What is derived from the theme colour for one scheme (visual.md, "Theme colour is a seed"). */
export interface SeedColours {
  /** Bars, focus rings, indicators: at least 3:1 against card and canvas. */
  accent: string;
  /** Filled buttons and links: 4.6:1 with what is written on it, and on the card. */
  strong: string;
  /** Text on the tint and on the canvas, and the hover of filled buttons: 4.6:1 there too. */
  ink: string;
  /** Ground of selected rows, tabs and segments. */
  soft: string;
  /** Area of bars in charts. */
  fill: string;
  /** Text on `strong`. */
  onStrong: string;
}

export const TEXT_CONTRAST = 4.6;
export const SHAPE_CONTRAST = 3;

/** Colours for one scheme from any seed. */
export const seedColours = (seed: string, scheme: 'light' | 'dark'): SeedColours => (scheme === 'light' ? onLight(seed) : onDark(seed));

/** The bar and the tint of the chosen entry of the sidebar, which is dark in both schemes. */
export function sidebarColours(seed: string): { accent: string; soft: string } {
  const ground = rgbOf(schemes.light.sidebar);
  const tint = (accent: string) => hexOf(mixed(ground, rgbOf(accent), 0.22));
  const accent = shifted(rgbOf(seed), rgbOf(white), 0, (colour) => contrast(colour, tint(colour)) >= SHAPE_CONTRAST);
  return { accent, soft: tint(accent) };
}

function onLight(seed: string): SeedColours {
  const { card, canvas } = schemes.light;
  const darker = (enough: (colour: string) => boolean) => shifted(rgbOf(seed), [0, 0, 0], 0, enough);
  const accent = darker((colour) => contrast(colour, canvas) >= SHAPE_CONTRAST);
  const soft = hexOf(mixed(rgbOf(card), rgbOf(accent), 0.1));
  return {
    accent,
    soft,
    strong: darker((colour) => contrast(colour, white) >= TEXT_CONTRAST),
    ink: darker((colour) => contrast(colour, soft) >= TEXT_CONTRAST && contrast(colour, canvas) >= TEXT_CONTRAST),
    fill: hexOf(mixed(rgbOf(card), rgbOf(accent), 0.28)),
    onStrong: white,
  };
}

function onDark(seed: string): SeedColours {
  const { card, onColour } = schemes.dark;
  const lighter = (least: number, enough: (colour: string) => boolean) => shifted(rgbOf(seed), rgbOf(white), least, enough);
  const accent = lighter(0, (colour) => contrast(colour, card) >= SHAPE_CONTRAST);
  const soft = hexOf(mixed(rgbOf(card), rgbOf(accent), 0.16));
  // Even a seed that is readable as it is gets softer: full saturation on a dark ground glares.
  const strong = lighter(0.3, (colour) => contrast(colour, soft) >= TEXT_CONTRAST && contrast(colour, onColour) >= TEXT_CONTRAST);
  return { accent, soft, strong, ink: strong, fill: hexOf(mixed(rgbOf(card), rgbOf(accent), 0.42)), onStrong: onColour };
}

const STEPS = 200;

/** Moves a colour towards a pole by the smallest share that is enough; the pole itself always is. */
function shifted(from: Rgb, pole: Rgb, least: number, enough: (colour: string) => boolean): string {
  for (let step = Math.round(least * STEPS); step < STEPS; step += 1) {
    const colour = hexOf(mixed(from, pole, step / STEPS));
    if (enough(colour)) return colour;
  }
  return hexOf(pole);
}
