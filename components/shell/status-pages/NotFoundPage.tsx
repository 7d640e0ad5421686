'use client';
import { useTranslations } from 'next-intl';
import { signpost } from './Drawings';
import { HomeButton } from './HomeButton';
import { StatusPage } from './StatusPage';

/** No such page, or none for this person: the two are not told apart. */
export function NotFoundPage({ full = false }: { full?: boolean }) {
  const translate = useTranslations('shell.notFound');
  return <StatusPage title={translate('title')} text={translate('text')} drawing={signpost} action={<HomeButton />} full={full} />;
}
