import { defaultSettings, mergeSettings, parseSettings, type Settings } from './settings';

/** Where settings are kept and how other windows hear of a change. */
export interface SettingsPorts {
  read(): string | null;
  write(settings: Settings): void;
  /** Calls back with what another window has written: read from storage at that moment, it may still be what stood there before. */
  listen(changed: (written: string | null) => void): void;
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
  ports.listen((written) => adopt(parseSettings(written)));
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
