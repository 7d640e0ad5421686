import { type Language, languages } from './language';
import type { Messages } from './message-tree';
import type { Namespace } from './namespace';

/** Namespaces of the frame around every page, the sign-in included. */
export const frameNamespaces = ['app', 'shell'] as const satisfies readonly Namespace[];

/** Namespaces every page of the console needs; a screen names the others it uses in components/screens.ts and they come with its code. */
export const baseNamespaces = [
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
] as const satisfies readonly Namespace[];

type Catalogue = { [namespace: string]: { [key: string]: string | Messages } };
/**
 * The namespaces loaded so far. They are constant data, so one catalogue a language serves every render; a namespace is added
 * before the first component that reads it is drawn, which is why nothing has to be drawn again when one arrives.
 */
const catalogues: Readonly<Record<Language, Catalogue>> = { 'zh-CN': {}, en: {} };
const arriving = new Map<string, Promise<void>>();

/** All messages loaded for a language. */
export const catalogue = (language: Language): Messages => catalogues[language];

/** Adds namespaces that came with the page. */
export function admitNamespaces(language: Language, namespaces: Messages): void {
  for (const [name, messages] of Object.entries(namespaces)) {
    if (typeof messages === 'string') continue;
    // A part of a namespace may come first and more of it later: whoever holds the namespace sees both.
    catalogues[language][name] ??= {};
    const namespace = catalogues[language][name];
    for (const [key, text] of Object.entries(messages)) namespace[key] ??= text;
  }
}

/** Loads the namespaces that are still missing; nothing to wait for when all are there. */
export function loadNamespaces(language: Language, namespaces: readonly string[]): Promise<void> | undefined {
  const missing = namespaces.filter((name) => !catalogues[language][name]);
  return missing.length ? Promise.all(missing.map((name) => loadNamespace(language, name))).then(() => undefined) : undefined;
}

/** The language a person changed to in this window: closures drawn before the change still name the old one. */
let chosen: Language | undefined;

/**
 * Loads the namespaces of something that is drawn later, whatever language is shown by then: a change may begin, and end, while the
 * namespaces are on their way.
 */
export async function loadForDrawing(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await loadNamespaces(language, namespaces);
  for (let missing = chosen && loadNamespaces(chosen, namespaces); missing; missing = loadNamespaces(chosen ?? language, namespaces))
    await missing;
}

/** Brings everything that is loaded in any language into the next one; false when the person has chosen another one meanwhile. */
export async function changeTo(next: Language, from: Language): Promise<boolean> {
  chosen = next;
  try {
    // What arrives in the old language while the new one is fetched is asked for in the next round.
    for (let missing = loadNamespaces(next, knownNamespaces()); missing; missing = loadNamespaces(next, knownNamespaces())) await missing;
  } catch (error) {
    if (chosen === next) chosen = from;
    throw error;
  }
  return chosen === next;
}

/** Names of all namespaces loaded in any language: what a change of language must bring along. */
const knownNamespaces = (): string[] => [...new Set(languages.flatMap((language) => Object.keys(catalogues[language])))];

/** Namespaces by name, as the server hands them to a page. */
export async function messagesOf(language: Language, namespaces: readonly string[]): Promise<Messages> {
  await loadNamespaces(language, namespaces);
  return Object.fromEntries(namespaces.map((name) => [name, catalogues[language][name] ?? {}]));
}

/** The base namespaces alone. */
export const baseMessages = (language: Language): Promise<Messages> => messagesOf(language, baseNamespaces);

/** Every namespace of every language has a line in the list, which the sign-in page does without. */
const fetchImporter = () => import('./import-namespace');

function loadNamespace(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  const known = arriving.get(key);
  if (known) return known;
  const loading = fetchImporter()
    .then(({ importNamespace }) => importNamespace(language, name))
    .then(
      (messages) => admitNamespaces(language, { [name]: messages }),
      (error: unknown) => {
        // A lost connection must not be remembered: the next visit tries again.
        arriving.delete(key);
        throw error;
      },
    );
  arriving.set(key, loading);
  return loading;
}
