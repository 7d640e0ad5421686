import type { Settings } from '@/lib/settings/settings';
import { seedColours, sidebarColours } from './seed-colours';
import { SHELL_SEED, sizes } from './tokens';

/** What the root element wears for some settings: attributes, and CSS variables that everything else is drawn with. */
export interface Appearance {
  attributes: { 'data-size': string; 'data-color-scheme'?: 'light' | 'dark' };
  variables: Record<`--${string}`, string>;
}

type Worn = Pick<Settings, 'size' | 'theme' | 'colourMode'>;

/** Turns settings into an appearance; in the mode "system" the scheme stays open, because only the browser knows it. */
export function appearance({ size, theme, colourMode }: Worn): Appearance {
  return {
    attributes: { 'data-size': size, ...(colourMode === 'system' ? {} : { 'data-color-scheme': colourMode }) },
    variables: { ...sizeVariables(size), ...seedVariables(theme ?? SHELL_SEED) },
  };
}

function sizeVariables(size: Settings['size']): Appearance['variables'] {
  const { control, row, font, small, gap, unit } = sizes[size];
  return {
    '--size-control': `${control}px`,
    '--size-row': `${row}px`,
    '--size-font': `${font}px`,
    '--size-small': `${small}px`,
    '--size-gap': `${gap}px`,
    '--st-spacing': `${unit}px`,
  };
}

function seedVariables(seed: string): Appearance['variables'] {
  const side = sidebarColours(seed);
  const variables: Appearance['variables'] = { '--seed-side-accent': side.accent, '--seed-side-soft': side.soft };
  for (const scheme of ['light', 'dark'] as const) {
    for (const [name, colour] of Object.entries(seedColours(seed, scheme))) variables[`--seed-${kebab(name)}-${scheme}`] = colour;
  }
  return variables;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const names = ['accent', 'strong', 'ink', 'soft', 'fill', 'on-strong'] as const;

/** The global rule that picks the seed's colours of the scheme in force. */
export const schemeVariables = (scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`--seed-${name}`, `var(--seed-${name}-${scheme})`]));
