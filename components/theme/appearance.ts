import type { Settings } from '@/lib/settings/settings';
import { seedColours, sidebarColours } from './seed-colours';
import { SHELL_SEED, sizes } from './tokens';

type Worn = Pick<Settings, 'size' | 'theme' | 'colourMode'>;
type Variables = Record<`--${string}`, string>;

/** What the root element wears: the size and the colour its variables are made of, and the scheme unless it is the system's, which only the browser knows. */
export interface RootAttributes {
  'data-size': string;
  'data-seed': string;
  'data-color-scheme'?: 'light' | 'dark';
}

export const rootAttributes = ({ size, theme, colourMode }: Worn): RootAttributes => ({
  'data-size': size,
  'data-seed': theme ?? SHELL_SEED,
  ...(colourMode === 'system' ? {} : { 'data-color-scheme': colourMode }),
});

/** CSS variables of the root element that everything is drawn with. */
export const rootVariables = ({ size, theme }: Worn): Variables => ({ ...sizeVariables(size), ...seedVariables(theme ?? SHELL_SEED) });

function sizeVariables(size: Settings['size']): Variables {
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

function seedVariables(seed: string): Variables {
  const side = sidebarColours(seed);
  const variables: Variables = { '--seed-side-accent': side.accent, '--seed-side-soft': side.soft };
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
