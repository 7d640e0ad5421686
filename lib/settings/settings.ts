import { z } from 'zod';

export const sizeNames = ['default', 'medium', 'small', 'mini'] as const;
export type SizeName = (typeof sizeNames)[number];
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];
/** How many tabs may stay alive at once; the others become snapshots (architecture.md 7). */
export const LIVE_TABS = { least: 3, most: 50, normal: 20 } as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Every stored setting under its name of the specification (section 3); a value that makes no sense falls back to its default alone. */
const settingsSchema = z.object({
  sidebarStatus: z.enum(['opened', 'closed']).catch('opened'),
  size: z.enum(sizeNames).catch('medium'),
  /** The theme colour; null while nobody has chosen one. */
  theme: colour.nullable().catch(null),
  tagsView: z.boolean().catch(true),
  fixedHeader: z.boolean().catch(true),
  sidebarLogo: z.boolean().catch(true),
  showSettings: z.boolean().catch(true),
  colourMode: z.enum(colourModes).catch('system'),
  liveTabs: z.number().int().min(LIVE_TABS.least).max(LIVE_TABS.most).catch(LIVE_TABS.normal),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

/** Reads settings from anything that was stored; garbage becomes the defaults. */
export function parseSettings(stored: string | null | undefined): Settings {
  return settingsSchema.catch(defaultSettings).parse(jsonOf(stored));
}

/** Applies a change; a value out of range leaves the setting as it was. */
export function mergeSettings(present: Settings, change: Partial<Settings>): Settings {
  const merged = settingsSchema.parse({ ...present, ...change });
  const kept = Object.keys(change).filter((key) => !sameSetting(merged, change, key));
  return { ...merged, ...Object.fromEntries(Object.entries(present).filter(([key]) => kept.includes(key))) };
}

/** The text of an exported settings file. */
export const exportSettings = (settings: Settings): string => `${JSON.stringify({ ...settings, kind: EXPORT_KIND }, null, 2)}\n`;

/** Reads an exported settings file; undefined when it is none, so that a wrong file changes nothing. */
export function importSettings(text: string): Settings | undefined {
  const read = z
    .object({ kind: z.literal(EXPORT_KIND) })
    .loose()
    .safeParse(jsonOf(text));
  return read.success ? settingsSchema.parse(read.data) : undefined;
}

const EXPORT_KIND = 'shangtai-settings';

const sameSetting = (merged: Settings, change: Partial<Settings>, key: string): boolean =>
  Object.is(Reflect.get(merged, key), Reflect.get(change, key));

function jsonOf(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Storage may hold anything; what is no JSON means the same as nothing stored.
    return undefined;
  }
}
