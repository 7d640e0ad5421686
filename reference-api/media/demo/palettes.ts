/** Colours of one drawn picture: two of the backdrop, and light, middle and dark of the thing itself. */
export interface Palette {
  readonly back: readonly [string, string];
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly accent: string;
}

const palettes: readonly Palette[] = [
  { back: ['#f4f7fb', '#c9d9ec'], light: '#7f8ea3', middle: '#3c4858', dark: '#1b222c', accent: '#409eff' },
  { back: ['#fdf6ef', '#f1d3b5'], light: '#ffffff', middle: '#e9e4de', dark: '#b3a79a', accent: '#e2703a' },
  { back: ['#eefaf5', '#b9e2d2'], light: '#5fb39a', middle: '#2f7d69', dark: '#174a3f', accent: '#f4c152' },
  { back: ['#f7f2fd', '#d5c2ee'], light: '#a68bd1', middle: '#6a4fa3', dark: '#3b2a66', accent: '#ffd166' },
  { back: ['#fff3f4', '#f3c3c9'], light: '#f4f4f6', middle: '#d6d9df', dark: '#8c93a1', accent: '#e4576b' },
  { back: ['#f2f7fd', '#b5cdf0'], light: '#6ea1e0', middle: '#2f66b5', dark: '#173a70', accent: '#ff9f5a' },
  { back: ['#fbfaf3', '#e3dfbf'], light: '#d8c28a', middle: '#a2874a', dark: '#5b4a22', accent: '#2f7d69' },
  { back: ['#f3f4f6', '#c6ccd5'], light: '#565f6e', middle: '#2b313b', dark: '#12161c', accent: '#35c3a4' },
];

/** The palette of a numbered picture; numbers go round. */
export const paletteOf = (number: number): Palette => palettes[number % palettes.length] ?? (palettes[0] as Palette);
