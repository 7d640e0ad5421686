import type { Metadata } from 'next';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';
import { permittedScreen } from '@/lib/server/permitted-page';
import { presentTranslator } from '@/lib/server/translate';

interface PageProps {
  params: Promise<RouteParams>;
}

/** What the page file of a screen exports: the guard and the title. The tab host of the layout draws the screen, so that it outlives the page. */
export function screenPage(path: ScreenPath) {
  const screenOf = async ({ params }: PageProps) => permittedScreen(addressOf(path, await params));
  return {
    async Page(props: PageProps) {
      await screenOf(props);
      return null;
    },
    async generateMetadata(props: PageProps): Promise<Metadata> {
      const { node } = await screenOf(props);
      return { title: (await presentTranslator())(node.titleKey) };
    },
  };
}

const addressOf = (path: ScreenPath, params: RouteParams) => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
