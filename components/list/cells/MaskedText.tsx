'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { unlessReported } from '@/components/feedback/unless-reported';
import { LinkButton } from './link-button';

/** How long a revealed value stays on the screen. */
const SHOWN_MS = 30_000;

/** A value the server masked; with `reveal` its full form can be read for a while, which the server writes down. */
export function MaskedText({ text, reveal }: { text: string; reveal?: (() => Promise<string>) | undefined }) {
  const t = useTranslations('list');
  const [full, setFull] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (full === null) return;
    const timer = setTimeout(() => setFull(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [full]);
  const toggle = async () => {
    if (full !== null || !reveal) return setFull(null);
    setBusy(true);
    try {
      setFull(await reveal());
    } catch (error) {
      // A failed call has been told; here the value only stays masked.
      unlessReported(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <span>
      {full ?? (text || '-')}
      {reveal && text.includes('*') && (
        <LinkButton type="button" disabled={busy} aria-pressed={full !== null} onClick={() => void toggle()}>
          {full === null ? t('reveal') : t('hide')}
        </LinkButton>
      )}
    </span>
  );
}
