import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of the frame, each with the words it needs; nothing of them is in the first load. */
export const paletteDialog = onDemand(
  () => import('@/components/search/Palette').then((module) => module.Palette),
  ['search', 'size', 'settings'],
);
export const settingsDialog = onDemand(
  () => import('@/components/settings/SettingsDrawer').then((module) => module.SettingsDrawer),
  ['settings'],
);
export const errorLogDialog = onDemand(
  () => import('@/components/error-log/ErrorLogDialog').then((module) => module.ErrorLogDialog),
  ['errorLog', 'list'],
);
export const shortcutDialog = onDemand(
  () => import('@/components/shortcuts/ShortcutSheet').then((module) => module.ShortcutSheet),
  ['shortcuts'],
);
