import 'server-only';
import { createTranslator } from 'next-intl';
import { cache } from 'react';
import type { Language } from '@/lib/messages/language';
import { baseMessages } from '@/lib/messages/load';
import { presentLanguage } from './request';

/** Looks up a message of the base sections. */
export type ServerTranslate = (key: string, values?: Record<string, string | number>) => string;

/** A translator of the base sections for texts that the server itself writes: titles and the guard's refusals. */
export const translatorFor = async (language: Language): Promise<ServerTranslate> =>
  // The library derives keys from the type of the messages; ours are read from files, so their keys are plain text.
  createTranslator({ locale: language, messages: await baseMessages(language) }) as ServerTranslate;

/** The translator of the present request. */
export const presentTranslator = cache(async () => translatorFor(await presentLanguage()));
