import type { Metadata } from 'next';
import { NotFoundFace } from '@/components/shell/NotFoundFace';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.notFound') };
}

/** The 404 page outside the shell. */
export default function NotFound() {
  return <NotFoundFace full />;
}
