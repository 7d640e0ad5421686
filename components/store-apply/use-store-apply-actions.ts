'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { storeApplyTransitions } from '@/lib/contract/states/store-apply';
import { allowed } from '@/lib/contract/states/transitions';
import { type StoreApply, storeApplyApprove, storeApplyRefund, storeApplyReject, storeApplyRemove } from '@/lib/contract/store-apply';
import { storeApplyDrawer, storeApproveDialog } from './store-apply-dialogs';

export interface StoreApplyActions {
  show(id: number): void;
  /** The decisions and the removal a row allows now. */
  of(row: StoreApply): readonly RowAction[];
}

/** What can be done with applications, of steady identity. */
export function useStoreApplyActions(): StoreApplyActions {
  const t = useTranslations('storeApply');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const toast = useToast();
  const perform = usePerform();
  const may = useMay();
  return useMemo(() => {
    // The row has moved on also when the channel refused the money, which has to be told.
    const told = (sent: Promise<{ refundError: string | null }>) =>
      sent.then(({ refundError }) => {
        if (refundError !== null) toast.warning(refundError);
      });
    const reject = ({ id, storeName }: StoreApply) =>
      perform.reasoned({
        ...{ action: t('reject'), name: storeName, consequence: t('rejectText'), danger: true, labels: 'storeApply.fields' },
        act: (reason) => told(call(storeApplyReject, { query: undefined, body: { id, reason } })),
      });
    const refund = ({ id, storeName }: StoreApply) =>
      perform.confirmed({
        ...{ action: t('refund'), name: storeName, consequence: t('refundText') },
        act: () => told(call(storeApplyRefund, { query: undefined, body: { id } })),
      });
    const remove = ({ id, storeName }: StoreApply) =>
      perform.confirmed({
        ...{ action: common('delete'), name: storeName, object: t('object'), consequence: t('removeText'), danger: true },
        act: () => call(storeApplyRemove, { query: { id }, body: undefined }),
      });
    const of = (row: StoreApply): readonly RowAction[] => {
      if (!may(storeApplyApprove)) return [];
      const all: readonly [keyof typeof storeApplyTransitions, RowAction][] = [
        ['approve', { key: 'approve', label: t('approve'), act: () => void ask(storeApproveDialog, { row }) }],
        ['reject', { key: 'reject', label: t('reject'), danger: true, act: () => reject(row) }],
        ['refund', { key: 'refund', label: t('refund'), act: () => refund(row) }],
        ['remove', { key: 'remove', label: common('delete'), danger: true, act: () => remove(row) }],
      ];
      return all.filter(([step]) => allowed(storeApplyTransitions, row, step)).map(([, action]) => action);
    };
    const actions: StoreApplyActions = { show: (id) => void ask(storeApplyDrawer, { id, actions }), of };
    return actions;
  }, [t, common, ask, toast, perform, may]);
}
