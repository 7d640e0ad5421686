'use client';
import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';

/** Why the sign-in was refused: the server's own words, or that there are none. */
export function RefusalText({ text }: { text: string }) {
  const translate = useTranslations('login');
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {text || translate('refused')}
    </Alert>
  );
}
