'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { RowAction } from '@/components/list/cells/RowActions';
import { memberDrawer, orderDrawer } from '@/components/records/record-drawers';
import type { Order } from '@/lib/contract/order/row';
import { allowedActionsOf } from './allowed-actions';
import { isOrderCommand, type OrderCommand, rowCommands } from './order-commands';
import { useOrderCommands } from './use-order-commands';

/** What screens can do with an order. */
export interface OrderActions {
  show(id: number): void;
  showBuyer(memberId: number): void;
  /** For a row: the actions its state asks for come first, then its record, then the others. */
  forRow(order: Order): readonly RowAction[];
  /** For the head of the record. */
  forDrawer(order: Order): readonly RowAction[];
}

/** The actions of orders, of steady identity so that a hundred cells may hold them. */
export function useOrderActions(): OrderActions {
  const t = useTranslations('order.actions');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const commands = useOrderCommands();
  const report = useReportFailure();
  return useMemo(() => {
    const show = (id: number) => void ask(orderDrawer, { id });
    const actionOf = (order: Order, key: OrderCommand): RowAction => ({
      key,
      label: t(key),
      danger: key === 'close' || key === 'delete' || key === 'reject',
      // Forms show their own refusals; what comes here was refused without one.
      act: () => void commands[key](order).catch((error: unknown) => report(error, { info: 'action' })),
    });
    const forDrawer = (order: Order): RowAction[] => {
      const allowed = allowedActionsOf(order);
      const keys = rowCommands.filter((key) => allowed.includes(key === 'copyReceiver' ? 'print' : key));
      return keys.filter(isOrderCommand).map((key) => actionOf(order, key));
    };
    const forRow = (order: Order) => {
      const all = forDrawer(order);
      const first = all.filter(({ key }) => isWork(key));
      const details: RowAction = { key: 'details', label: common('view'), act: () => show(order.id) };
      return [...first, details, ...all.filter(({ key }) => !isWork(key))];
    };
    return { show, showBuyer: (id: number) => void ask(memberDrawer, { id }), forRow, forDrawer };
  }, [ask, commands, report, t, common]);
}

/** Steps that take an order on its way, as against what may be done with it at any time. */
const WORK: readonly string[] = ['ship', 'deliver', 'activate', 'accept', 'supplement', 'finish', 'assign', 'rework'];
const isWork = (key: string) => WORK.includes(key);
