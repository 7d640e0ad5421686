import type { ComponentType } from 'react';
import { type ScreenProps, screens } from '@/components/screens';
import type { Language } from '@/lib/messages/language';
import { languageOf } from '@/lib/messages/language';
import { loadNamespaces } from '@/lib/messages/load';
import type { ScreenPath } from '@/lib/navigation/table';
import { takeInlineMessages } from './InlineMessages';

type Loaded = Promise<ComponentType<ScreenProps>>;
const ready = new Map<string, Loaded>();

/** A screen's code together with its messages, fetched once a language. */
export function readyScreen(path: ScreenPath, language: Language): Loaded {
  const entry = screens[path];
  const key = `${language}${path}`;
  const known = ready.get(key);
  if (known) return known;
  takeInlineMessages({ path, language });
  const loading = Promise.all([entry.load(), loadNamespaces(language, entry.namespaces)]).then(([Component]) => Component);
  // A lost connection is not remembered; the next visit fetches again.
  loading.catch(() => ready.delete(key));
  ready.set(key, loading);
  return loading;
}

// The code of the page being opened comes while React goes on from the frame around it; whoever needs it asks again, and hears of a failure.
if (typeof location !== 'undefined') screens[location.pathname as ScreenPath]?.load().catch(() => undefined);

/** Fetches a screen's code ahead of the click. */
export function prefetchScreen(path: string): void {
  if (path in screens) void readyScreen(path as ScreenPath, languageOf(document.documentElement.lang));
}
