import { proxyCodes } from '@/lib/contract/call/codes';
import type { Translate } from '@/lib/format/translate';
import { translator } from '@/lib/format/translator';
import en from '@/lib/messages/en/errors.json';
import { type Language, languageOf } from '@/lib/messages/language';
import zh from '@/lib/messages/zh-CN/errors.json';

const translators: Record<Language, Translate> = {
  'zh-CN': translator(zh, 'zh-CN'),
  en: translator(en, 'en'),
};

/** The sentence of a code in the language a browser asks for. */
export function textOf(code: number, acceptLanguage: string | null | undefined, n?: number): string {
  const known = Object.hasOwn(zh, code) ? code : proxyCodes.bug;
  return translators[languageOf(acceptLanguage)](String(known), { n: n ?? '' });
}
