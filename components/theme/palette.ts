import type { PaletteOptions } from '@mui/material/styles';
import { schemes, sidebarText } from './tokens';

/** The colours of one scheme as MUI wants them; everything of the seed is a CSS variable, so that a new seed redraws nothing. */
export function paletteOf(scheme: 'light' | 'dark'): PaletteOptions {
  const colours = schemes[scheme];
  const state = (of: { main: string; soft: string }) => ({ main: of.main, soft: of.soft, contrastText: colours.onColour });
  return {
    mode: scheme,
    primary: {
      main: 'var(--seed-strong)',
      dark: 'var(--seed-ink)',
      light: 'var(--seed-accent)',
      contrastText: 'var(--seed-on-strong)',
      soft: 'var(--seed-soft)',
      accent: 'var(--seed-accent)',
      fill: 'var(--seed-fill)',
    },
    secondary: state(colours.neutral),
    neutral: state(colours.neutral),
    success: state(colours.success),
    warning: state(colours.warning),
    error: state(colours.error),
    info: state(colours.info),
    background: { default: colours.canvas, paper: colours.card },
    text: { primary: colours.text, secondary: colours.secondary, tertiary: colours.tertiary, disabled: colours.disabled },
    divider: colours.border,
    hairline: { normal: colours.border, soft: colours.hairlineSoft, control: colours.controlLine },
    sidebar: {
      ground: colours.sidebar,
      text: sidebarText.normal,
      active: sidebarText.active,
      accent: 'var(--seed-side-accent)',
      soft: 'var(--seed-side-soft)',
    },
    floating: {
      tooltip: colours.tooltip,
      onTooltip: colours.onTooltip,
      backdrop: colours.backdrop,
      shadow: colours.floating,
      dialog: colours.dialog,
    },
    action: { hover: colours.hairlineSoft, selected: 'var(--seed-soft)', focus: 'var(--seed-soft)', disabled: colours.disabled },
  };
}
