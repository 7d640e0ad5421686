'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { order } from '@/lib/contract/order';
import { refund } from '@/lib/contract/refund';
import { orderDrawer } from './record-drawers';

/** Opens the record of an order by its id; undefined where the person may not read orders. */
export function useOpenOrder(): ((id: number) => void) | undefined {
  const ask = useAskOnDemand();
  const open = useCallback((id: number) => void ask(orderDrawer, { id }), [ask]);
  return useMay()(order.list) ? open : undefined;
}

/** Opens the order a ledger row speaks of by a number: its own, or that of an after-sale. */
export function useOpenOrderByNumber(): ((number: string) => void) | undefined {
  const t = useTranslations('list');
  const open = useOpenOrder();
  const toast = useToast();
  const report = useReportFailure();
  const openByNumber = useCallback(
    (number: string) =>
      void orderIdOf(number).then(
        (id) => (id === undefined ? toast.warning(t('face.noResult')) : open?.(id)),
        (error: unknown) => report(error, { info: 'order' }),
      ),
    [open, toast, report, t],
  );
  return open && openByNumber;
}

async function orderIdOf(number: string): Promise<number | undefined> {
  const asked = { keyword: number, currPage: 1, pageSize: 1 };
  const orders = await call(order.list, { query: { ...asked, keywordType: 'orderNo', tab: 'all' } });
  const [found] = orders.rows;
  if (found?.orderNo === number) return found.id;
  const [back] = (await call(refund.list, { query: asked })).rows;
  return back?.orderId ?? undefined;
}
