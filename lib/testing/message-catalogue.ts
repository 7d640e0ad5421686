import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf, namespaceOf } from '@/lib/messages/file-name';
import { type Language, languages } from '@/lib/messages/language';
import { root } from './source-files';

/** Texts of one language by their full key: `route.dashboard`. */
export type Texts = ReadonlyMap<string, string>;

const folder = (language: Language) => join(root, 'lib/messages', language);

/** Names of the namespaces a language has. */
export const namespacesOf = (language: Language): string[] =>
  readdirSync(folder(language))
    .filter((name) => name.endsWith('.json'))
    .map(namespaceOf)
    .sort();

const flattened = (value: unknown, key: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => flattened(child, `${key}.${name}`))
    : [[key, String(value)]];

const textsOf = (language: Language): Texts =>
  new Map(
    namespacesOf(language).flatMap((name) =>
      flattened(JSON.parse(readFileSync(join(folder(language), `${fileNameOf(name)}.json`), 'utf8')), name),
    ),
  );

/** Every text of every language. */
export const texts = Object.fromEntries(languages.map((language) => [language, textsOf(language)])) as Record<Language, Texts>;

/** What a plural says for one amount: its own words, not names. */
const BRANCH = /(?<=plural, one |\} other )\{((?:[^{}]|\{\w+\})*)\}/g;

/** The names in braces of a text, in any order; plural and choice blocks count with their argument. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.replace(BRANCH, ' $1 ').matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1] ?? ''))].sort();
