'use client';
import { useTranslations } from 'next-intl';
import { PlainButtonLink } from '@/components/controls/button/PlainButtonLink';
import { publicPaths } from '@/lib/navigation/public-paths';

/** The way on from a page that shows nothing. */
export function HomeButton() {
  const translate = useTranslations('shell');
  return (
    <PlainButtonLink variant="contained" href={publicPaths.home}>
      {translate('notFound.back')}
    </PlainButtonLink>
  );
}
