'use client';
import { useEffect, useState } from 'react';
import en from '@/lib/messages/en/failed.json';
import { type Language, languageOf } from '@/lib/messages/language';
import zh from '@/lib/messages/zh-CN/failed.json';

const texts = { 'zh-CN': zh, en } as const;

/** The last resort, when the root layout itself failed: neither theme nor messages can be counted on here. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [language, setLanguage] = useState<Language>('zh-CN');
  useEffect(() => setLanguage(languageOf(/(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1])), []);
  const text = texts[language];
  return (
    <html lang={language}>
      <body
        style={{ display: 'grid', placeContent: 'center', minHeight: '100dvh', margin: 0, textAlign: 'center', fontFamily: 'system-ui' }}
      >
        <title>{text.title}</title>
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <p>
          <button type="button" onClick={reset}>
            {text.retry}
          </button>
        </p>
        {error.digest && <small>{text.reference.replace('{digest}', error.digest)}</small>}
      </body>
    </html>
  );
}
