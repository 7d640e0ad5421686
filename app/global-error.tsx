'use client';
import { createTranslator } from 'next-intl';
import { useEffect, useState } from 'react';
import en from '@/lib/messages/en/failed.json';
import { type Language, languageOf } from '@/lib/messages/language';
import zh from '@/lib/messages/zh-CN/failed.json';

const translators = {
  'zh-CN': createTranslator({ locale: 'zh-CN', messages: zh }),
  en: createTranslator({ locale: 'en', messages: en }),
};

/** The last resort, when the root layout itself failed: neither theme nor messages can be counted on here. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  useEffect(() => setLanguage(languageOf(/(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1])), []);
  const t = translators[language];
  return (
    <html lang={language}>
      <body
        style={{ display: 'grid', placeContent: 'center', minHeight: '100dvh', margin: 0, textAlign: 'center', fontFamily: 'system-ui' }}
      >
        <title>{t('title')}</title>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <p>
          <button type="button" onClick={reset}>
            {t('retry')}
          </button>
        </p>
        {error.digest && <small>{t('reference', { digest: error.digest })}</small>}
      </body>
    </html>
  );
}
