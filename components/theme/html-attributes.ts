import type { CSSProperties } from 'react';
import type { Settings } from '@/lib/settings/settings';
import { type RootAttributes, rootAttributes, rootVariables } from './appearance';

/** Attributes for `<html>` that make the first paint wear the stored settings; spread them in the root layout. */
export const htmlAttributes = (settings: Settings): RootAttributes & { style: CSSProperties; suppressHydrationWarning: true } => ({
  ...rootAttributes(settings),
  style: rootVariables(settings) as CSSProperties,
  // The scheme script writes the attribute before hydration, so the two may differ.
  suppressHydrationWarning: true,
});
