/** The languages of the console; the first is the default (00-conventions 7). */
export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'zh-CN';
/** Cookie that carries the chosen language, so that the first page is right without a script. */
export const LANGUAGE_COOKIE = 'language';

/** The language an Accept-Language header or a stored value asks for; anything unknown is the default. */
export function languageOf(wanted: string | null | undefined): Language {
  const first = wanted?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first === 'en' || first.startsWith('en-') ? 'en' : DEFAULT_LANGUAGE;
}
