'use client';
import { useEffect, useState } from 'react';
import { REFUSAL_COOKIE } from '@/lib/navigation/refusal';

/** The guard's message, kept while the page is open and removed from the browser, so that a reload does not repeat it. */
export function useGuardRefusal(first: string | undefined): string | undefined {
  const [text] = useState(first);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox of 2025.
    document.cookie = `${REFUSAL_COOKIE}=; Path=/login; Max-Age=0`;
  }, []);
  return text;
}
