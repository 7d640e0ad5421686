'use client';
import { IntlProvider } from 'next-intl';
import { createContext, type ReactNode, startTransition, use, useCallback, useMemo, useState } from 'react';
import { LANGUAGE_COOKIE, type Language } from '@/lib/messages/language';
import { admitNamespaces, catalogue, changeTo } from '@/lib/messages/load';
import type { Messages } from '@/lib/messages/message-tree';
import { useAppRouter } from './app-router';

interface LanguageChoice {
  readonly language: Language;
  readonly changeLanguage: (next: Language) => Promise<void>;
}
const LanguageContext = createContext<LanguageChoice | null>(null);
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Gives every component its messages; a change of language swaps them in place, so that nothing typed is lost. */
export function LanguageProvider({ language: first, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  admitNamespaces(first, messages);
  const router = useAppRouter();
  const [language, setLanguage] = useState(first);
  const changeLanguage = useCallback(
    async (next: Language) => {
      if (!(await changeTo(next, language))) return;
      rememberLanguage(next);
      startTransition(() => setLanguage(next));
      // Titles and texts drawn by the server follow; what is typed stays, because nothing is mounted anew.
      router.refresh();
    },
    [router, language],
  );
  const choice = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={catalogue(language)} timeZone="Asia/Shanghai">
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** Brings the namespaces of one page along, for pages that are no screen of the tab host. */
export function PageNamespaces({ language, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  admitNamespaces(language, messages);
  return children;
}

/** The present language and the way to change it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

function rememberLanguage(language: Language) {
  document.documentElement.lang = language;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox of 2025.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}
