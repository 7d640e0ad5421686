import { fileNameOf } from './file-name';
import type { Language } from './language';
import type { Messages } from './message-tree';

/** Fetches one namespace from its file. */
export async function importNamespace(language: Language, name: string): Promise<Messages> {
  const file: { default: Messages } = await import(`./${language}/${fileNameOf(name)}.json`);
  return file.default;
}
