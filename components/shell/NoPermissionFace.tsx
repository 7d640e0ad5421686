'use client';
import { useTranslations } from 'next-intl';
import { shutter } from './Drawings';
import { Face } from './Face';
import { HomeButton } from './HomeButton';

/** The page behind /401. */
export function NoPermissionFace() {
  const translate = useTranslations('shell.noPermission');
  return <Face title={translate('title')} text={translate('text')} drawing={shutter} action={<HomeButton />} full />;
}
