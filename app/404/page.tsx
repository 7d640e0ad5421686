import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/shell/status-pages/NotFoundPage';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.notFound') };
}

/** Where addresses nobody knows end up (specification 2.2). */
export default function NotFound() {
  return <NotFoundPage full />;
}
