/**
 * Every colour and measure of the console (visual.md). No other file holds a colour literal; the specification's own numbers
 * are 210, 992, #409EFF, #1890ff and the four sizes.
 */

/** Widths and heights of the frame in pixels. */
export const frame = {
  sidebar: 210,
  sidebarCollapsed: 54,
  navbar: 52,
  tabStrip: 38,
  pagePadding: 16,
  pagePaddingNarrow: 12,
  contentMax: 1920,
} as const;

/** Below this width the device is mobile (specification 2.4). */
export const MOBILE_BREAKPOINT = 992;
/** Below this width the page padding shrinks and tables become cards. */
export const PHONE_BREAKPOINT = 600;
/** From this width on two blocks stand side by side. */
export const WIDE_BREAKPOINT = 1200;
/** Media queries of both sides of a breakpoint; the lower one ends below it by less than any screen can show. */
const sidesOf = (width: number) => [`(max-width: ${width - 0.05}px)`, `(min-width: ${width}px)`] as const;
/** A phone, and a window with room for a table. */
export const [PHONE_QUERY, TABLE_QUERY] = sidesOf(PHONE_BREAKPOINT);
/** A window without room for the sidebar, and one with it. */
export const [NARROW_QUERY, ROOMY_QUERY] = sidesOf(MOBILE_BREAKPOINT);
/** A form of a drawer without room for its preview beside it, and one with it. */
export const [NO_PREVIEW_QUERY, PREVIEW_QUERY] = sidesOf(900);
/** A window without room for four figures in a row. */
export const [FEW_FIGURES_QUERY] = sidesOf(768);
/** A window without room for two blocks side by side, and one with it. */
export const [STACKED_QUERY, WIDE_QUERY] = sidesOf(WIDE_BREAKPOINT);

/**
 * The specification gives two default theme colours. SHELL_SEED is what the console is drawn in while nobody has chosen a
 * colour: the shell, the sign-in and the error pages. SETTINGS_SEED is what the settings drawer offers: the colour its picker
 * starts from. A chosen colour replaces both; a reset goes back to "not chosen". Both are presets.
 */
export const SHELL_SEED = '#409EFF';
export const SETTINGS_SEED = '#1890ff';
export const SEED_PRESETS = [SHELL_SEED, SETTINGS_SEED, '#304156', '#212121', '#11a983', '#13c2c2', '#6959CD', '#f5222d'] as const;

/** What each size means, in pixels; Medium is the default (specification 9). `unit` is MUI's spacing step. */
export const sizes = {
  default: { control: 40, row: 56, font: 14, small: 13, gap: 16, unit: 8 },
  medium: { control: 36, row: 48, font: 14, small: 12.5, gap: 12, unit: 8 },
  small: { control: 32, row: 40, font: 13, small: 12, gap: 10, unit: 7 },
  mini: { control: 28, row: 34, font: 12, small: 11.5, gap: 8, unit: 6 },
} as const;

export const radius = { card: 8, control: 7, chip: 6, dialog: 12 } as const;
export const motion = { shortMs: 120, longMs: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
export const fontStack = '-apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';
export const monoStack = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const light = {
  canvas: '#F4F6F9',
  card: '#FFFFFF',
  border: '#E5E9EF',
  hairlineSoft: '#EFF2F6',
  /** Borders of controls: 3:1 against the card is not asked of them, because their label and fill say what they are. */
  controlLine: '#CDD5DF',
  text: '#1C2733',
  secondary: '#566474',
  /** A shade darker than visual.md's #687688, which reaches only 4.3:1 on the canvas. */
  tertiary: '#637082',
  disabled: '#9AA6B5',
  sidebar: '#1A2432',
  /** A shade darker than visual.md's #1A7F4B, which reaches only 4.45:1 on its tint. */
  success: { main: '#197C49', soft: '#E6F5EC' },
  warning: { main: '#9A5B00', soft: '#FFF3DF' },
  error: { main: '#C62A2F', soft: '#FDECEC' },
  info: { main: '#2B6CB0', soft: '#E8F2FD' },
  neutral: { main: '#5B6675', soft: '#EEF1F5' },
  onColour: '#FFFFFF',
  tooltip: '#1C2733',
  onTooltip: '#FFFFFF',
  backdrop: 'rgba(15, 23, 32, 0.45)',
  floating: '0 8px 28px rgba(16, 28, 44, 0.14), 0 1px 3px rgba(16, 28, 44, 0.08)',
  dialog: '0 20px 60px rgba(10, 20, 30, 0.35)',
} as const;

const dark = {
  canvas: '#10161E',
  card: '#171F2A',
  border: '#2A3441',
  hairlineSoft: '#232C38',
  controlLine: '#3B4757',
  text: '#E6EBF1',
  secondary: '#AAB6C4',
  tertiary: '#8D9AAA',
  disabled: '#66727F',
  sidebar: '#131B25',
  success: { main: '#5FD195', soft: '#14301F' },
  warning: { main: '#F1B45A', soft: '#33260F' },
  error: { main: '#FF8D8D', soft: '#371819' },
  info: { main: '#7CBCFF', soft: '#16293D' },
  neutral: { main: '#A3AFBD', soft: '#222B36' },
  onColour: '#0C1A29',
  tooltip: '#E6EBF1',
  onTooltip: '#10161E',
  backdrop: 'rgba(4, 8, 13, 0.62)',
  floating: '0 8px 28px rgba(0, 0, 0, 0.5), 0 0 0 1px #2A3441',
  dialog: '0 20px 60px rgba(0, 0, 0, 0.6), 0 0 0 1px #2A3441',
} as const;

export const schemes = { light, dark } as const;

/** Text on the sidebar, which is dark in both schemes. */
export const sidebarText = { normal: '#B9C4D2', active: '#FFFFFF' } as const;
export const white = '#FFFFFF';
/** Ground and text of the sign-in page's picture side. */
export const hero = { from: '#2A5F9C', middle: '#17304D', to: '#101D2D', text: '#FFFFFF' } as const;
/** The brand mark's two ends, and the avatar's when a person has no picture. */
export const brandMark = { from: '#67B7FF', to: '#2F6FB8' } as const;
export const avatarTint = { from: '#FFD5A8', to: '#F59B6C', text: '#5B2C10' } as const;
