import type { Settings } from '@/lib/settings/settings';
import { rootAttributes, rootVariables } from './appearance';

/**
 * Puts settings on the root element, so that colours and sizes change without drawing any component again. What it wears already, as the
 * server wrote it, is not worked out once more.
 */
export function applyAppearance(settings: Settings): void {
  const root = document.documentElement;
  const attributes = rootAttributes(settings);
  root.dataset.colorScheme = attributes['data-color-scheme'] ?? (prefersDark().matches ? 'dark' : 'light');
  if (root.dataset.size === attributes['data-size'] && root.dataset.seed === attributes['data-seed']) return;
  root.dataset.size = attributes['data-size'];
  root.dataset.seed = attributes['data-seed'];
  for (const [name, value] of Object.entries(rootVariables(settings))) root.style.setProperty(name, value);
}

/** The browser's own wish, followed while the mode is "system". */
export const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
