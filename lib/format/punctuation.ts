import type { Language } from '@/lib/messages/language';

/** The marks between and around texts that are put together in code; Chinese has full-width ones of its own (00-conventions 4.1). */
const MARKS = {
  'zh-CN': { name: '、', entry: '；', open: '（', close: '）' },
  en: { name: ', ', entry: '; ', open: ' (', close: ')' },
} as const satisfies Record<Language, object>;

/** Names one after another: 甲、乙. */
export const joinNames = (names: readonly unknown[], language: Language): string => names.join(MARKS[language].name);

/** Entries of several words each: 甲 ×1；乙 ×2. */
export const joinEntries = (entries: readonly string[], language: Language): string => entries.join(MARKS[language].entry);

/** A text with what is added in brackets: 手续费（0.6%）. */
export function withNote(text: string, note: string, language: Language): string {
  const { open, close } = MARKS[language];
  return `${text}${open}${note}${close}`;
}
