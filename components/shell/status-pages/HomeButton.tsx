'use client';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { publicPaths } from '@/lib/navigation/public-paths';

/** The way on from a page that shows nothing. */
export function HomeButton() {
  const translate = useTranslations('shell');
  return (
    <Button variant="contained" component={Link} href={publicPaths.home} prefetch={false}>
      {translate('notFound.back')}
    </Button>
  );
}
