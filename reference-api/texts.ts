import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedName } from '@/lib/format/joined-name';
import type { Messages, Translate } from '@/lib/format/translate';
import { translator } from '@/lib/format/translator';
import { namespaceOf } from '@/lib/messages/file-name';
import { type Language, languages } from '@/lib/messages/language';
import { projectFolder } from './project-folder';

/** The sentences of the API in each language. */
export interface Texts {
  translate: Record<Language, Translate>;
  /** The label of a field; its own name where no section of the messages names it. */
  label(language: Language, namespace: string | undefined, field: string): string;
}

/** Reads the messages the console and the API share. */
export function loadTexts(): Texts {
  const folder = projectFolder('lib/messages', 'MESSAGES_DIR');
  const catalogues = Object.fromEntries(languages.map((language) => [language, catalogueIn(join(folder, language))])) as Record<
    Language,
    Messages
  >;
  return {
    translate: Object.fromEntries(languages.map((language) => [language, translator(catalogues[language], language)])) as Record<
      Language,
      Translate
    >,
    label: (language, namespace, field) =>
      placesOf(field)
        .map((place) => found(catalogues[language], `${namespace ?? ''}.${place}`))
        .find((label) => label !== undefined) ?? field,
  };
}

function catalogueIn(folder: string): Messages {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [namespaceOf(name), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Messages]));
}

/** A nested field has its label under its whole path, as one word too, else under its own name, else under that of the list it stands in. */
function placesOf(field: string): string[] {
  const parts = field.split('.');
  return [field, joinedName(field), parts.at(-1) ?? field, parts.slice(0, -1).join('.')];
}

function found(messages: Messages, key: string): string | undefined {
  let at: string | Messages | undefined = messages;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
