/** Measures that follow the chosen size; set on the root element by `appearance`. */
export const sizeVar = {
  control: 'var(--size-control)',
  controlSmall: 'max(24px, calc(var(--size-control) - 6px))',
  row: 'var(--size-row)',
  font: 'var(--size-font)',
  small: 'var(--size-small)',
  gap: 'var(--size-gap)',
} as const;

/** A colour of the palette as a CSS variable: `paletteVar('text-secondary')`. */
export const paletteVar = (name: string): string => `var(--st-palette-${name})`;
export const border = `1px solid ${paletteVar('divider')}`;
export const softBorder = `1px solid ${paletteVar('hairline-soft')}`;
