'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { errorLog } from '@/components/feedback/error-log-store';
import { StatusMessage } from '@/components/feedback/StatusMessage';
import { TabErrorBoundary } from './TabErrorBoundary';
import { useWindowTabs } from './tabs-context';

/** Keeps a failing screen inside its tab, notes the failure in the error log, and offers to draw the screen anew. */
export function BrokenTab({ path, children }: { path: string; children: ReactNode }) {
  const note = (error: unknown, vm: string) =>
    errorLog.add({ error: error instanceof Error ? error : new Error(String(error)), vm, info: 'render', url: path });
  return (
    <TabErrorBoundary face={<BrokenState path={path} />} onError={note}>
      {children}
    </TabErrorBoundary>
  );
}

function BrokenState({ path }: { path: string }) {
  const t = useTranslations('tags.broken');
  const { store } = useWindowTabs();
  const again = (
    <PlainButton variant="contained" onClick={() => store.dispatch({ type: 'refresh', path })}>
      {t('retry')}
    </PlainButton>
  );
  return <StatusMessage drawing="failed" title={t('title')} text={t('text')} action={again} role="alert" />;
}
