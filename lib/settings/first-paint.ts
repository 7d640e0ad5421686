import { defaultSettings, parseSettings, type Settings } from './settings';

/** Cookie with what the server needs to draw the first page as the person left it. */
export const SETTINGS_COOKIE = 'settings';

const firstPaintKeys = ['sidebarStatus', 'size', 'theme', 'tagsView', 'fixedHeader', 'sidebarLogo', 'colourMode'] as const;

/** The settings a cookie holds; anything unreadable is the defaults. */
export function settingsFromCookie(value: string | null | undefined): Settings {
  if (!value) return defaultSettings;
  try {
    return parseSettings(decodeURIComponent(value));
  } catch {
    // A cut or foreign cookie has broken escapes; the page is then drawn with the defaults.
    return defaultSettings;
  }
}

/** The cookie's value: only what differs from the defaults, to keep every request small. */
export function firstPaintCookie(settings: Settings): string {
  const changed = firstPaintKeys.filter((key) => settings[key] !== defaultSettings[key]);
  return encodeURIComponent(JSON.stringify(Object.fromEntries(changed.map((key) => [key, settings[key]]))));
}
