import type { Metadata } from 'next';
import { permittedScreen } from '@/lib/server/permitted-page';
import { presentTranslator } from '@/lib/server/translate';

interface PageProps {
  params: Promise<{ screen: string[] }>;
}

/** The page of every screen (decision 9): the guard and the title. The tab host of the layout draws the screen, so that it outlives the page. */
export default async function ScreenPage(props: PageProps) {
  await screenOf(props);
  return null;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { node } = await screenOf(props);
  return { title: (await presentTranslator())(node.titleKey) };
}

const screenOf = async ({ params }: PageProps) => permittedScreen(`/${(await params).screen.join('/')}`);
