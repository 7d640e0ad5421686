'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { MAIN_STORE } from '@/lib/contract/access';
import { cash } from '@/lib/contract/cash';
import { cashDrawer } from './record-drawers';

/**
 * Opens the withdrawal a member's ledger row speaks of by its number; undefined where the person may not read it: another store
 * reads its own withdrawals alone, never those of its members (finance.md 2).
 */
export function useOpenWithdrawalByNumber(): ((number: string) => void) | undefined {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const toast = useToast();
  const report = useReportFailure();
  const open = useCallback(
    (number: string) =>
      void idOf(number).then(
        (id) => (id === undefined ? toast.warning(t('face.noResult')) : void ask(cashDrawer, { id })),
        (error: unknown) => report(error, { info: 'cash' }),
      ),
    [ask, toast, report, t],
  );
  const may = useMay();
  return useViewer().storeId === MAIN_STORE && may(cash.list) ? open : undefined;
}

async function idOf(number: string): Promise<number | undefined> {
  const { rows } = await call(cash.list, { query: { keyword: number, tab: 'all', currPage: 1, pageSize: 1 } });
  return rows[0]?.cashNo === number ? rows[0].id : undefined;
}
