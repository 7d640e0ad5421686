import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Choice, PaletteStock } from '@/components/search/command';

/** The dialogs of the frame, each with the words it needs; nothing of them is in the first load. */
export const paletteDialog: OnDemand<PaletteStock, Choice> = {
  load: () => import('@/components/search/Palette').then((module) => module.Palette),
  namespaces: ['search', 'size', 'settings'],
};
export const settingsDialog: OnDemand<null, never> = {
  load: () => import('@/components/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
  namespaces: ['settings'],
};
export const errorLogDialog: OnDemand<null, never> = {
  load: () => import('@/components/error-log/ErrorLogDialog').then((module) => module.ErrorLogDialog),
  namespaces: ['errorLog'],
};
export const shortcutDialog: OnDemand<null, never> = {
  load: () => import('@/components/shortcuts/ShortcutSheet').then((module) => module.ShortcutSheet),
  namespaces: ['shortcuts'],
};
