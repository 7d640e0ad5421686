'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { receipt } from './Drawings';
import { HomeButton } from './HomeButton';
import { StatusPage } from './StatusPage';

/** A page that could not be drawn: try again, or go on elsewhere. */
export function FailedPage({ digest, retry, full = false }: { digest: string | undefined; retry: () => void; full?: boolean }) {
  const translate = useTranslations('failed');
  const actions = (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="outlined" onClick={retry}>
        {translate('retry')}
      </Button>
      <HomeButton />
    </div>
  );
  const note = digest && translate('reference', { digest });
  return <StatusPage title={translate('title')} text={translate('text')} drawing={receipt} action={actions} note={note} full={full} />;
}
