import type { Metadata } from 'next';
import { LateNotFoundPage } from '@/components/shell/status-pages/LateNotFoundPage';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.notFound') };
}

/** The 404 page outside the shell. */
export default function NotFound() {
  return <LateNotFoundPage />;
}
