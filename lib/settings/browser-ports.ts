import { firstPaintCookie, SETTINGS_COOKIE } from './first-paint';
import type { Settings } from './settings';
import type { SettingsPorts } from './settings-store';

const STORAGE_KEY = 'settings';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps settings in this browser: storage for all of them, a cookie for the first paint, a channel to the other windows. */
export function browserPorts(): SettingsPorts {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(STORAGE_KEY);
  return {
    read: () => blockedAs(null, () => localStorage.getItem(STORAGE_KEY)),
    write(settings) {
      const text = JSON.stringify(settings);
      blockedAs(undefined, () => localStorage.setItem(STORAGE_KEY, text));
      writeCookie(settings);
      channel?.postMessage(text);
    },
    listen(changed) {
      // The storage event reaches other windows too; with a channel it would only announce the same change twice.
      if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && changed(data);
      else window.addEventListener('storage', ({ key, newValue }) => key === STORAGE_KEY && changed(newValue));
    },
  };
}

/** Writes what the server draws the first paint from; done at each visit too, because the cookie may have run out before the storage. */
export function writeCookie(settings: Settings): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox of 2025.
  document.cookie = `${SETTINGS_COOKIE}=${firstPaintCookie(settings)}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}

/** Storage may be switched off by the browser; settings then last as long as the window. */
function blockedAs<T>(fallback: T, access: () => T): T {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
}
