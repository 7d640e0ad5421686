import { type Language, languages } from './language';

/** Sections of the frame around every page, the sign-in included. */
export const frameSections = ['app', 'shell'] as const;

/** Sections every page of the console needs; a screen names the others it uses in components/screens.ts and they come with its code. */
export const baseSections = [
  'app',
  'route',
  'guard',
  'shell',
  'failed',
  'validation',
  'request',
  'session',
  'feedback',
  'tags',
  'screen',
  'size',
  'time',
  'user',
] as const;

/** A section or a part of one: texts by key. */
export type Messages = { readonly [key: string]: string | Messages };

type Catalogue = { [section: string]: { [key: string]: string | Messages } };
/**
 * The sections loaded so far. They are constant data, so one catalogue a language serves every render; a section is added
 * before the first component that reads it is drawn, which is why nothing has to be drawn again when one arrives.
 */
const catalogues: Readonly<Record<Language, Catalogue>> = { 'zh-CN': {}, en: {} };
const arriving = new Map<string, Promise<void>>();

/** All messages loaded for a language. */
export const catalogue = (language: Language): Messages => catalogues[language];

/** Adds sections that came with the page. */
export function admitSections(language: Language, sections: Messages): void {
  for (const [name, messages] of Object.entries(sections)) {
    if (typeof messages === 'string') continue;
    // A part of a section may come first and more of it later: whoever holds the section sees both.
    catalogues[language][name] ??= {};
    const section = catalogues[language][name];
    for (const [key, text] of Object.entries(messages)) section[key] ??= text;
  }
}

/** Loads the sections that are still missing; nothing to wait for when all are there. */
export function loadSections(language: Language, sections: readonly string[]): Promise<void> | undefined {
  const missing = sections.filter((name) => !catalogues[language][name]);
  return missing.length ? Promise.all(missing.map((name) => loadSection(language, name))).then(() => undefined) : undefined;
}

/** The language a person changed to in this window: closures drawn before the change still name the old one. */
let chosen: Language | undefined;

/**
 * Loads the sections of something that is drawn later, whatever language is shown by then: a change may begin, and end, while the
 * sections are on their way.
 */
export async function loadForDrawing(language: Language, sections: readonly string[]): Promise<void> {
  await loadSections(language, sections);
  for (let missing = chosen && loadSections(chosen, sections); missing; missing = loadSections(chosen ?? language, sections)) await missing;
}

/** Brings everything that is loaded in any language into the next one; false when the person has chosen another one meanwhile. */
export async function changeTo(next: Language, from: Language): Promise<boolean> {
  chosen = next;
  try {
    // What arrives in the old language while the new one is fetched is asked for in the next round.
    for (let missing = loadSections(next, knownSections()); missing; missing = loadSections(next, knownSections())) await missing;
  } catch (error) {
    if (chosen === next) chosen = from;
    throw error;
  }
  return chosen === next;
}

/** Names of all sections loaded in any language: what a change of language must bring along. */
const knownSections = (): string[] => [...new Set(languages.flatMap((language) => Object.keys(catalogues[language])))];

/** Sections by name, as the server hands them to a page. */
export async function messagesOf(language: Language, sections: readonly string[]): Promise<Messages> {
  await loadSections(language, sections);
  return Object.fromEntries(sections.map((name) => [name, catalogues[language][name] ?? {}]));
}

/** The base sections alone. */
export const baseMessages = (language: Language): Promise<Messages> => messagesOf(language, baseSections);

/** Every section of every language has a line in the list, which the sign-in page does without. */
const fetchImporter = () => import('./import-section');

function loadSection(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const known = arriving.get(key);
  if (known) return known;
  const loading = fetchImporter()
    .then(({ importSection }) => importSection(language, name))
    .then(
      (messages) => admitSections(language, { [name]: messages }),
      (error: unknown) => {
        // A lost connection must not be remembered: the next visit tries again.
        arriving.delete(key);
        throw error;
      },
    );
  arriving.set(key, loading);
  return loading;
}
