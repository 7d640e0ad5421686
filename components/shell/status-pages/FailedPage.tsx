'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { receipt } from './Drawings';
import { HomeButton } from './HomeButton';
import { StatusPage } from './StatusPage';

/** A page that could not be drawn: try again, or go on elsewhere. */
export function FailedPage({ digest, retry, full = false }: { digest: string | undefined; retry: () => void; full?: boolean }) {
  const translate = useTranslations('failed');
  const actions = (
    <div style={{ display: 'flex', gap: 8 }}>
      <PlainButton variant="outlined" onClick={retry}>
        {translate('retry')}
      </PlainButton>
      <HomeButton />
    </div>
  );
  const note = digest && translate('reference', { digest });
  return <StatusPage title={translate('title')} text={translate('text')} drawing={receipt} action={actions} note={note} full={full} />;
}
