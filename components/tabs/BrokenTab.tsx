'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { errorLog } from '@/components/feedback/error-log-store';
import { hairline, ink } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { TabErrorBoundary } from './TabErrorBoundary';
import { useWindowTabs } from './tabs-context';

/** Keeps a failing screen inside its tab, notes the failure in the error log, and offers to draw the screen anew. */
export function BrokenTab({ path, children }: { path: string; children: ReactNode }) {
  const note = (error: unknown, vm: string) =>
    errorLog.add({ error: error instanceof Error ? error : new Error(String(error)), vm, info: 'render', url: path });
  return (
    <TabErrorBoundary face={<BrokenFace path={path} />} onError={note}>
      {children}
    </TabErrorBoundary>
  );
}

function BrokenFace({ path }: { path: string }) {
  const t = useTranslations('tags.broken');
  const { store } = useWindowTabs();
  return (
    <Face role="alert">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <Button variant="contained" onClick={() => store.dispatch({ type: 'refresh', path })}>
        {t('retry')}
      </Button>
    </Face>
  );
}

const Face = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '64px 16px',
  textAlign: 'center',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: ink('background-paper'),
  '& h2': { margin: 0, fontSize: 16, fontWeight: 600 },
  '& p': { margin: '0 0 8px', color: ink('text-secondary') },
});
