import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { Feedback } from '@/components/dialogs/Feedback';
import { AppTheme } from '@/components/theme/AppTheme';
import { LanguageProvider } from '@/components/theme/LanguageProvider';
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

/** Everything a page of the console has around a part: look, language, queries, dialogs and toasts. */
export function Stage({ language, scheme, messages, viewer, part }: Props) {
  const [cache] = useState(() => createCache({ key: 'mui' }));
  return (
    <CacheProvider value={cache}>
      <LanguageProvider language={language} messages={messages}>
        <AppTheme settings={{ ...defaultSettings, colourMode: scheme }}>
          <ViewerProvider viewer={viewer}>
            <Feedback>{part}</Feedback>
          </ViewerProvider>
        </AppTheme>
      </LanguageProvider>
    </CacheProvider>
  );
}
