import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '@/components/shell/Providers';
import { AppRouterProvider } from '@/components/theme/app-router';
import { htmlAttributes } from '@/components/theme/html-attributes';
import { IncompletePage } from '@/components/theme/IncompletePage';
import { LanguageProvider } from '@/components/theme/LanguageProvider';
import { StyleCache } from '@/components/theme/StyleCache';
import { ThemeScript } from '@/components/theme/ThemeScript';
import { frameNamespaces, messagesOf } from '@/lib/messages/load';
import { presentLanguage, presentNonce } from '@/lib/server/request';
import { presentTranslator } from '@/lib/server/translate';
import { SETTINGS_COOKIE, settingsFromCookie } from '@/lib/settings/first-paint';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' };

export async function generateMetadata(): Promise<Metadata> {
  const product = (await presentTranslator())('app.title');
  return {
    title: { template: `%s - ${product}`, default: product },
    robots: { index: false, follow: false },
  };
}

/** The frame of every page: language, look and the nonce of the page's policy. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, nonce, jar, t] = await Promise.all([presentLanguage(), presentNonce(), cookies(), presentTranslator()]);
  const settings = settingsFromCookie(jar.get(SETTINGS_COOKIE)?.value);
  return (
    <html lang={language} {...htmlAttributes(settings)}>
      <head>
        <ThemeScript nonce={nonce} />
        {/* Here and not in the metadata, which may come after the page: a browser that has found no icon by then asks for one by a name of its own. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <StyleCache nonce={nonce}>
          <AppRouterProvider>
            <LanguageProvider language={language} messages={await messagesOf(language, frameNamespaces)}>
              <Providers settings={settings}>{children}</Providers>
              <IncompletePage text={t('app.incomplete')} again={t('app.loadAgain')} />
            </LanguageProvider>
          </AppRouterProvider>
        </StyleCache>
      </body>
    </html>
  );
}
