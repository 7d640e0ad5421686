export const sizeNames = ['default', 'medium', 'small', 'mini'] as const;
export type SizeName = (typeof sizeNames)[number];
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];
/** How many tabs may stay alive at once; the others become snapshots (architecture.md 7). */
export const LIVE_TABS = { least: 3, most: 50, normal: 20 } as const;

/** Every stored setting under its name of the specification (section 3), and three of ours. */
export interface Settings {
  sidebarStatus: 'opened' | 'closed';
  size: SizeName;
  /** The theme colour; null while nobody has chosen one. */
  theme: string | null;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  showSettings: boolean;
  colourMode: ColourMode;
  liveTabs: number;
}

export const defaultSettings: Settings = {
  sidebarStatus: 'opened',
  size: 'medium',
  theme: null,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  showSettings: true,
  colourMode: 'system',
  liveTabs: LIVE_TABS.normal,
};

/** What each setting may be. Written by hand: the sign-in page reads settings too, and a schema library would weigh more than that page. */
const makesSense: { readonly [Name in keyof Settings]: (value: unknown) => boolean } = {
  sidebarStatus: (value) => value === 'opened' || value === 'closed',
  size: (value) => sizeNames.some((name) => name === value),
  theme: (value) => value === null || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)),
  tagsView: isSwitch,
  fixedHeader: isSwitch,
  sidebarLogo: isSwitch,
  showSettings: isSwitch,
  colourMode: (value) => colourModes.some((mode) => mode === value),
  liveTabs: (value) => Number.isInteger(value) && Number(value) >= LIVE_TABS.least && Number(value) <= LIVE_TABS.most,
};

/** Reads settings from anything that was stored; garbage becomes the defaults, a single wrong value its own default. */
export const parseSettings = (stored: string | null | undefined): Settings => mergeSettings(defaultSettings, jsonOf(stored));

/** Applies a change; a value that makes no sense leaves the setting as it was. */
export function mergeSettings(present: Settings, change: unknown): Settings {
  if (typeof change !== 'object' || change === null) return present;
  const sound = Object.entries(change).filter(([name, value]) => isName(name) && makesSense[name](value));
  return { ...present, ...Object.fromEntries(sound) };
}

/** The text of an exported settings file. */
export const exportSettings = (settings: Settings): string => `${JSON.stringify({ ...settings, kind: EXPORT_KIND }, null, 2)}\n`;

/** Reads an exported settings file; undefined when it is none, so that a wrong file changes nothing. */
export function importSettings(text: string): Settings | undefined {
  const read = jsonOf(text);
  const ours = typeof read === 'object' && read !== null && 'kind' in read && read.kind === EXPORT_KIND;
  return ours ? mergeSettings(defaultSettings, read) : undefined;
}

const EXPORT_KIND = 'shangtai-settings';

const isName = (name: string): name is keyof Settings => Object.hasOwn(makesSense, name);

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean';
}

function jsonOf(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Storage may hold anything; what is no JSON means the same as nothing stored.
    return undefined;
  }
}
