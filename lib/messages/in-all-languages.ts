import { languages } from './language';
import { catalogue, loadNamespaces } from './load';
import type { Messages } from './message-tree';

/** What a message says in each language, by its key with its namespace. */
export const inAllLanguages = async (key: string): Promise<string[]> => {
  const [namespace = '', ...path] = key.split('.');
  await Promise.all(languages.map((language) => loadNamespaces(language, [namespace])));
  return languages.flatMap((language) => {
    const found = path.reduce<Messages | string | undefined>(into, catalogue(language)[namespace]);
    return typeof found === 'string' ? [found] : [];
  });
};

const into = (tree: Messages | string | undefined, key: string) => (typeof tree === 'object' ? tree[key] : undefined);
