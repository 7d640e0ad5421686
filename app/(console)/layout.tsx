import type { ReactNode } from 'react';
import { MediaPlaces } from '@/components/controls/MediaPlaces';
import { PhoneGuess } from '@/components/controls/PhoneGuess';
import { Shell } from '@/components/shell/Shell';
import { PageNamespaces } from '@/components/theme/LanguageProvider';
import { environment } from '@/lib/bff/environment';
import { consoleMessages } from '@/lib/server/console-messages';
import { firstAnswers } from '@/lib/server/first-answers';
import { permittedMap } from '@/lib/server/permitted-page';
import { presentLanguage, presentPhone } from '@/lib/server/request';

/** The signed-in part: the map the viewer may use is computed here, so that the page's first bytes hold nothing else. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { viewer, routes } = await permittedMap();
  const [language, phone, answers] = await Promise.all([presentLanguage(), presentPhone(), firstAnswers(routes)]);
  const { mediaRoot, mapPickerUrl } = environment();
  return (
    <PageNamespaces language={language} messages={await consoleMessages(language, routes)}>
      {/* The first picture holds the frame: without this a slow browser paints the bare ground when it has read no further. */}
      <link rel="expect" href="#content" blocking="render" />
      <MediaPlaces places={{ mediaRoot: mediaRoot?.href, mapPicker: mapPickerUrl?.href }}>
        <PhoneGuess phone={phone}>
          <Shell viewer={viewer} routes={routes} answers={answers}>
            {children}
          </Shell>
        </PhoneGuess>
      </MediaPlaces>
    </PageNamespaces>
  );
}
