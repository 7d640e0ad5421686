import { defaultSettings, mergeSettings, parseSettings, type Settings } from './settings';

/** Where settings are kept and how other windows hear of a change. */
export interface SettingsPorts {
  read(): string | null;
  write(settings: Settings): void;
  /** Calls back when another window has written. */
  listen(changed: () => void): void;
}

export interface SettingsStore {
  get(): Settings;
  change(change: Partial<Settings>): void;
  replace(settings: Settings): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
}

/** The settings of this window: one object, read from storage once, told to whoever draws from it. */
export function createSettingsStore(ports: SettingsPorts): SettingsStore {
  let present = parseSettings(ports.read());
  const listeners = new Set<() => void>();
  const adopt = (next: Settings) => {
    if (JSON.stringify(next) === JSON.stringify(present)) return false;
    present = next;
    for (const listener of listeners) listener();
    return true;
  };
  const replace = (next: Settings) => {
    if (adopt(next)) ports.write(next);
  };
  ports.listen(() => adopt(parseSettings(ports.read())));
  return {
    get: () => present,
    replace,
    change: (change) => replace(mergeSettings(present, change)),
    reset: () => replace(defaultSettings),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
