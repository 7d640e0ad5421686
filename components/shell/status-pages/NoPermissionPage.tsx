'use client';
import { useTranslations } from 'next-intl';
import { shutter } from './Drawings';
import { HomeButton } from './HomeButton';
import { StatusPage } from './StatusPage';

/** The page behind /401. */
export function NoPermissionPage() {
  const translate = useTranslations('shell.noPermission');
  return <StatusPage title={translate('title')} text={translate('text')} drawing={shutter} action={<HomeButton />} full />;
}
