'use client';
import { createTranslator } from 'next-intl';
import { useEffect, useState } from 'react';
import en from '@/lib/messages/en/failed.json';
import { type Language, languageOf } from '@/lib/messages/language';
import zh from '@/lib/messages/zh-CN/failed.json';

const translators = {
  'zh-CN': createTranslator({ locale: 'zh-CN', messages: { failed: zh } }),
  en: createTranslator({ locale: 'en', messages: { failed: en } }),
};

const page = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: '100dvh',
  margin: 0,
  padding: 24,
  textAlign: 'center',
  font: '14px/1.6 system-ui, sans-serif',
  colorScheme: 'light dark',
} as const;
const control = { padding: '7px 16px', border: '1px solid currentColor', borderRadius: 7, font: 'inherit', color: 'inherit' } as const;

/**
 * The last resort, when the root layout itself failed: neither theme nor messages can be counted on here. Trying again means loading
 * the page anew: what most often brings one here is a connection that was lost on the way, and what failed to load stays failed.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  useEffect(() => setLanguage(languageOf(/(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1])), []);
  const t = translators[language];
  return (
    <html lang={language}>
      <body style={page}>
        <title>{t('failed.title')}</title>
        <h1 style={{ margin: 0, fontSize: 22 }}>{t('failed.title')}</h1>
        <p style={{ margin: 0 }}>{t('failed.text')}</p>
        <p style={{ display: 'flex', gap: 12 }}>
          <button type="button" onClick={() => window.location.reload()} style={{ ...control, background: 'none', cursor: 'pointer' }}>
            {t('failed.retry')}
          </button>
          {/* A whole visit, not the router's: its own code may be what failed. */}
          <a href="/" style={{ ...control, textDecoration: 'none' }}>
            {t('failed.home')}
          </a>
        </p>
        {error.digest && <small>{t('failed.reference', { digest: error.digest })}</small>}
      </body>
    </html>
  );
}
