'use client';
import { useTranslations } from 'next-intl';
import { signpost } from './Drawings';
import { Face } from './Face';
import { HomeButton } from './HomeButton';

/** No such page, or none for this person: the two are not told apart. */
export function NotFoundFace({ full = false }: { full?: boolean }) {
  const translate = useTranslations('shell.notFound');
  return <Face title={translate('title')} text={translate('text')} drawing={signpost} action={<HomeButton />} full={full} />;
}
