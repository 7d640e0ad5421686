import type { Metadata } from 'next';
import { StaleMap } from '@/components/shell/StaleMap';
import { NotFoundPage } from '@/components/shell/status-pages/NotFoundPage';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.notFound') };
}

/** A page that is not on the viewer's map: the shell stays, so that there is a way on. */
export default function NotFound() {
  return (
    <>
      <StaleMap />
      <NotFoundPage />
    </>
  );
}
