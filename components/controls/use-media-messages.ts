'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { loadNamespaces } from '@/lib/messages/load';

/**
 * Whether the words of media fields are there. Screens that name the section in their entry have them at once. Who asks uses the
 * translator of all sections: one bound to a section that is still missing stays without words.
 */
export function useMediaMessages(section: 'media' | 'map' = 'media'): boolean {
  const { language } = useLanguage();
  const [, redraw] = useState(0);
  const missing = loadNamespaces(language, [section]);
  useEffect(() => {
    if (missing) void missing.then(() => redraw((times) => times + 1));
  }, [missing]);
  return missing === undefined;
}
