import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { Feedback } from '@/components/dialogs/Feedback';
import { AppTheme } from '@/components/theme/AppTheme';
import { AppRouterProvider } from '@/components/theme/app-router';
import { LanguageProvider } from '@/components/theme/LanguageProvider';
import { PageCacheProvider } from '@/components/theme/static-styled';
import { vendorNames } from '@/components/theme/vendor-names';
import { type Viewer, ViewerProvider } from '@/components/viewer/viewer-context';
import type { Language } from '@/lib/messages/language';
import type { Messages } from '@/lib/messages/message-tree';
import { type ColourMode, defaultSettings } from '@/lib/settings/settings';

interface Props {
  readonly language: Language;
  readonly scheme: ColourMode;
  readonly messages: Messages;
  readonly viewer: Viewer;
  readonly part: ReactNode;
}

/** As a page has one for all it draws, the tests of a page have one together: what is styled once stays so. */
const cache = createCache({ key: 'mui', stylisPlugins: [vendorNames] });

/** Everything a page of the console has around a part: look, language, queries, dialogs and toasts. */
export function Stage({ language, scheme, messages, viewer, part }: Props) {
  return (
    <PageCacheProvider value={cache}>
      <AppRouterProvider>
        <LanguageProvider language={language} messages={messages}>
          <AppTheme settings={{ ...defaultSettings, colourMode: scheme }}>
            <ViewerProvider viewer={viewer}>
              <Feedback>{part}</Feedback>
            </ViewerProvider>
          </AppTheme>
        </LanguageProvider>
      </AppRouterProvider>
    </PageCacheProvider>
  );
}
