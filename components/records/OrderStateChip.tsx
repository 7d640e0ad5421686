import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { orderStatusKey } from '@/lib/contract/order/status-key';
import { openOrderStates, orderState } from '@/lib/contract/states/order';

/** The state of an order of any kind, where orders stand beside another record. */
export function OrderStatus({ kind, status }: { kind: number; status: number }) {
  const t = useTranslations();
  const tone = openOrderStates.includes(status) ? 'running' : status === orderState.completed ? 'success' : 'closed';
  return <StatusChip kind={tone} label={t(orderStatusKey(kind, status))} />;
}
