import { readFileSync } from 'node:fs';
import { fileNameOf } from '@/lib/messages/file-name';
import { inProject } from './stack/project';

export const LOGIN_PATH = '/login';
export const HOME_PATH = '/dashboard';

type Language = 'zh-CN' | 'en';

/** A text of the product by its key, so that journeys change with the words; texts the specification fixes are spelled in the tests. */
export function word(key: string, language: Language = 'zh-CN'): string {
  const [section = '', ...path] = key.split('.');
  const file: unknown = JSON.parse(readFileSync(inProject('lib/messages', language, `${fileNameOf(section)}.json`), 'utf8'));
  const found = path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], file);
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
  return found;
}
