import type { Settings } from '@/lib/settings/settings';
import { appearance } from './appearance';

/** Puts settings on the root element, so that colours and sizes change without drawing any component again. */
export function applyAppearance(settings: Settings): void {
  const root = document.documentElement;
  const { attributes, variables } = appearance(settings);
  const scheme = attributes['data-color-scheme'] ?? (prefersDark().matches ? 'dark' : 'light');
  root.dataset.size = attributes['data-size'];
  root.dataset.colorScheme = scheme;
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
}

/** The browser's own wish, followed while the mode is "system". */
export const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
