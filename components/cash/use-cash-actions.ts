'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Cash } from '@/lib/contract/cash';
import { cashApprove, cashCancel, cashFail, cashPay, cashReject, cashRetry } from '@/lib/contract/cash-action';
import { cashTransitions } from '@/lib/contract/states/cash';
import { allowed } from '@/lib/contract/states/transitions';
import { formatFen } from '@/lib/format/money';
import { cashDrawer, cashPayDialog } from './cash-dialogs';

export interface CashActions {
  show(id: number): void;
  /** What a row allows now. */
  of(row: Cash): readonly RowAction[];
}

/** What can be done with withdrawals, of steady identity so that a hundred cells may hold it. */
export function useCashActions(): CashActions {
  const t = useTranslations('cash');
  const ask = useAskOnDemand();
  const perform = usePerform();
  const may = useMay();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const steps = cashTransitions;
    const approve = ({ id, cashNo, arrival }: Cash) =>
      perform.confirmed({
        action: t('approve'),
        name: cashNo,
        consequence: t('sure.approve', { n: 1, x: formatFen(arrival) }),
        act: async () => onlyRow(await call(cashApprove, { query: undefined, body: { ids: [id], remark: '' } })),
      });
    const reject = ({ id, cashNo }: Cash) =>
      perform.reasoned({
        action: t('reject'),
        name: cashNo,
        consequence: t('rejectText'),
        danger: true,
        act: async (reason) => onlyRow(await call(cashReject, { query: undefined, body: { ids: [id], reason } })),
      });
    const fail = ({ id, cashNo }: Cash) =>
      perform.reasoned({
        action: t('fail'),
        name: cashNo,
        consequence: t('failText'),
        danger: true,
        act: (reason) => call(cashFail, { query: undefined, body: { id, reason } }),
      });
    const retry = ({ id, cashNo }: Cash) =>
      perform.confirmed({
        ...{ action: t('retry'), name: cashNo, object: t('object'), consequence: t('retryText') },
        act: () => call(cashRetry, { query: undefined, body: { id } }),
      });
    const cancel = ({ id, cashNo }: Cash) =>
      perform.confirmed({
        ...{ action: t('cancel'), name: cashNo, object: t('object'), consequence: t('cancelText'), danger: true },
        act: () => call(cashCancel, { query: undefined, body: { id } }),
      });
    const of = (row: Cash): readonly RowAction[] => {
      const when = (step: keyof typeof steps, permitted: boolean, action: RowAction) =>
        permitted && allowed(steps, row, step) ? [action] : [];
      const mayApprove = may(cashApprove) && (allowed(steps, row, 'approve') || allowed(steps, row, 'approveToBalance'));
      return [
        ...(mayApprove ? [{ key: 'approve', label: t('approve'), act: () => approve(row) }] : []),
        ...when('pay', may(cashPay), { key: 'pay', label: t('pay'), act: () => void ask(cashPayDialog, { rows: [row] }) }),
        ...when('retry', may(cashRetry), { key: 'retry', label: t('retry'), act: () => retry(row) }),
        ...when('fail', may(cashFail), { key: 'fail', label: t('fail'), danger: true, act: () => fail(row) }),
        ...when('reject', may(cashReject), { key: 'reject', label: t('reject'), danger: true, act: () => reject(row) }),
        ...when('cancel', !main, { key: 'cancel', label: t('cancel'), danger: true, act: () => cancel(row) }),
      ];
    };
    const actions: CashActions = { show: (id) => void ask(cashDrawer, { id, actions }), of };
    return actions;
  }, [t, ask, perform, may, main]);
}
