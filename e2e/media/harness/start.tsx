import '@/components/shell/no-eval';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { MediaPlaces } from '@/components/controls/MediaPlaces';
import { Feedback } from '@/components/dialogs/Feedback';
import { UploadDock } from '@/components/media/upload/UploadDock';
import { AppTheme } from '@/components/theme/AppTheme';
import { AppRouterProvider } from '@/components/theme/app-router';
import { LanguageProvider } from '@/components/theme/LanguageProvider';
import { PageCacheProvider } from '@/components/theme/static-styled';
import { vendorNames } from '@/components/theme/vendor-names';
import { ViewerProvider } from '@/components/viewer/viewer-context';
import { languageOf } from '@/lib/messages/language';
import { admitNamespaces, baseNamespaces, messagesOf } from '@/lib/messages/load';
import { defaultSettings } from '@/lib/settings/settings';
import { Bench, benchWords } from './Bench';

/** Mounts the bench inside everything a page of the console has around it: look, language, queries, dialogs, toasts and the upload list. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page of the bench has no root');
  const language = languageOf(document.documentElement.lang);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  admitNamespaces('zh-CN', benchWords);
  admitNamespaces('en', benchWords);
  const messages = await messagesOf(language, [...baseNamespaces, 'common', 'form']);
  const viewer = { storeId: 0, account: 'bench', name: 'bench', avatar: '', permissions: [], auths: [], paths: [] };
  createRoot(root).render(
    <PageCacheProvider value={createCache({ key: 'mui', nonce, stylisPlugins: [vendorNames] })}>
      <AppRouterProvider>
        <LanguageProvider language={language} messages={messages}>
          <AppTheme settings={defaultSettings}>
            <MediaPlaces places={{ mediaRoot: undefined, mapPicker: undefined }}>
              <ViewerProvider viewer={viewer}>
                <Feedback>
                  <Bench />
                  <UploadDock />
                </Feedback>
              </ViewerProvider>
            </MediaPlaces>
          </AppTheme>
        </LanguageProvider>
      </AppRouterProvider>
    </PageCacheProvider>,
  );
}

void start();
