import type { Metadata } from 'next';
import { NoPermissionPage } from '@/components/shell/status-pages/NoPermissionPage';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.noPermission') };
}

/** Tells that a permission is missing (specification 2.2). */
export default function NoPermission() {
  return <NoPermissionPage />;
}
