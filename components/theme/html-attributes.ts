import type { CSSProperties } from 'react';
import type { Settings } from '@/lib/settings/settings';
import { appearance } from './appearance';

/** Attributes for `<html>` that make the first paint wear the stored settings; spread them in the root layout. */
export function htmlAttributes(settings: Settings): {
  'data-size': string;
  'data-color-scheme'?: string;
  style: CSSProperties;
  suppressHydrationWarning: true;
} {
  const { attributes, variables } = appearance(settings);
  // The scheme script writes the attribute before hydration, so the two may differ.
  return { ...attributes, style: variables as CSSProperties, suppressHydrationWarning: true };
}
