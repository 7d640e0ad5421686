import type { Language } from './language';
import type { Messages } from './load';

/** Fetches one section from its file. */
export async function importSection(language: Language, name: string): Promise<Messages> {
  const file: { default: Messages } = await import(`./${language}/${name}.json`);
  return file.default;
}
