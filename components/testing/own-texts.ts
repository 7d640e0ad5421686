import { onTestFinished } from 'vitest';
import type { Language } from '@/lib/messages/language';
import { catalogue } from '@/lib/messages/load';
import type { Messages } from '@/lib/messages/message-tree';

/** Texts that only one test knows, among those of the product until it is over: the next file of the page may have others by the same names. */
export function addTexts(language: Language, texts: Messages): void {
  const all = catalogue(language) as { [namespace: string]: Messages };
  for (const [name, own] of Object.entries(texts)) {
    const before = all[name];
    all[name] = { ...before, ...(own as Messages) };
    onTestFinished(() => {
      if (before) all[name] = before;
      else delete all[name];
    });
  }
}
