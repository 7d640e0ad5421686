import { createTranslator } from 'use-intl/core';
import type { Language } from '@/lib/messages/language';
import type { Messages, Translate } from './translate';

/** A message is missing, or a value for it: a defect of ours that tests catch, never shown as an empty text. */
const refuse = (error: Error) => {
  throw error;
};

/** A translator over a catalogue, for processes without React; it reads messages with the same formatter as the console's own. */
export const translator = (messages: Messages, language: Language): Translate =>
  // The library derives keys from the type of the messages; ours are read from files, so their keys are plain text.
  createTranslator({ locale: language, messages, onError: refuse }) as Translate;
