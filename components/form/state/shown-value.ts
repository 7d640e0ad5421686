import { joinNames } from '@/lib/format/punctuation';
import type { Language } from '@/lib/messages/language';

const LONGEST = 200;

/** Any value of a form as a person can compare it; a dash when there is none. */
export function shownValue(value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '') return '-';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return cut(joinNames(value, language) || '-');
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
