import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { orderStatusKey } from '@/lib/contract/order/status-key';
import { orderState } from '@/lib/contract/states/order';

/** What each state of an order means for whoever looks at it, the same wherever orders stand (00-conventions 5). */
const KINDS: Readonly<Record<number, StatusKind>> = {
  [orderState.unpaid]: 'waiting',
  [orderState.toProcess]: 'waiting',
  [orderState.deliveryProblem]: 'failed',
  [orderState.awaitingSupplement]: 'waiting',
  [orderState.processing]: 'running',
  [orderState.fulfilled]: 'running',
  [orderState.completed]: 'success',
  [orderState.closed]: 'closed',
};

/** The state of an order of any kind. */
export function OrderStateChip({ kind, status }: { kind: number; status: number }) {
  const t = useTranslations();
  return <StatusChip kind={KINDS[status] ?? 'closed'} label={t(orderStatusKey(kind, status))} />;
}
