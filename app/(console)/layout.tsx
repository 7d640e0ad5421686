import type { ReactNode } from 'react';
import { MediaPlaces } from '@/components/controls/MediaPlaces';
import { Shell } from '@/components/shell/Shell';
import { PageNamespaces } from '@/components/theme/LanguageProvider';
import { environment } from '@/lib/bff/environment';
import { consoleMessages } from '@/lib/server/console-messages';
import { firstRows } from '@/lib/server/first-rows';
import { permittedMap } from '@/lib/server/permitted-page';
import { presentLanguage } from '@/lib/server/request';

/** The signed-in part: the map the viewer may use is computed here, so that the page's first bytes hold nothing else. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { viewer, routes } = await permittedMap();
  const [language, rows] = await Promise.all([presentLanguage(), firstRows(routes)]);
  const { mediaRoot, mapPickerUrl } = environment();
  return (
    <PageNamespaces language={language} messages={await consoleMessages(language, routes)}>
      <MediaPlaces places={{ mediaRoot: mediaRoot?.href, mapPicker: mapPickerUrl?.href }}>
        <Shell viewer={viewer} routes={routes} rows={rows}>
          {children}
        </Shell>
      </MediaPlaces>
    </PageNamespaces>
  );
}
