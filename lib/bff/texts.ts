import { proxyCodes } from '@/lib/contract/codes';
import en from '@/lib/messages/en/errors.json';
import { type Language, languageOf } from '@/lib/messages/language';
import zh from '@/lib/messages/zh-CN/errors.json';

const catalogues: Record<Language, Readonly<Record<string, unknown>>> = { 'zh-CN': zh, en };

/** The sentence of a code in the language a browser asks for. */
export function textOf(code: number, acceptLanguage: string | null | undefined, n?: number): string {
  const texts = catalogues[languageOf(acceptLanguage)];
  const text = texts[code] ?? texts[proxyCodes.bug];
  return String(text).replace('{n}', String(n ?? ''));
}
