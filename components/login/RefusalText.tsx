'use client';
import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';

/** Why the sign-in was refused, in the server's own words. */
export function RefusalText({ error }: { error: Error }) {
  const translate = useTranslations();
  return <Alert severity="error">{error.message || translate('guard.hasError')}</Alert>;
}
