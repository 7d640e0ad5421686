/** Measures that follow the chosen size; set on the root element by `appearance`. */
export const measure = {
  control: 'var(--size-control)',
  controlSmall: 'max(24px, calc(var(--size-control) - 6px))',
  row: 'var(--size-row)',
  font: 'var(--size-font)',
  small: 'var(--size-small)',
  gap: 'var(--size-gap)',
} as const;

/** A colour of the palette as a CSS variable: `ink('text-secondary')`. */
export const ink = (name: string): string => `var(--st-palette-${name})`;
export const hairline = `1px solid ${ink('divider')}`;
export const softHairline = `1px solid ${ink('hairline-soft')}`;
