'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { call } from '@/lib/client/call';
import { orderTrace } from '@/lib/contract/order/detail';

/** Shows where a parcel has been; a server without a tracking service says so. */
export function useTrace(id: number): (index: number) => void {
  const t = useTranslations('order');
  const confirm = useConfirm();
  const report = useReportFailure();
  return useCallback(
    (index) =>
      void call(orderTrace, { query: { id, index } }).then(
        ({ list }) =>
          confirm({ title: t('actions.trace'), text: list.map(({ time, text }) => `${time} ${text}`).join('\n') || t('traceEmpty') }),
        (error: unknown) => report(error, { info: 'trace' }),
      ),
    [id, t, confirm, report],
  );
}
