'use client';
import { useTranslations } from 'next-intl';
import { StepsBar } from '@/components/controls/StepsBar';
import type { OrderDetail } from '@/lib/contract/order-detail';
import { orderState } from '@/lib/contract/states/order';
import { stepsOfKind } from '../order-kinds';

/** How far an order has come; a closed one shows where it stopped. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const names = stepsOfKind(order.kind);
  const times = timesOf(order);
  const reached = names.map((name) => times[name] ?? null);
  const closed = order.status === orderState.closed;
  const done = order.status === orderState.completed ? names.length : leadingTimes(reached);
  const steps = names.map((key, at) => ({ key, label: t(`steps.${key}`), note: noteOf(key, at) }));
  return <StepsBar label={t('steps.label')} steps={steps} done={done} failed={closed} />;

  function noteOf(name: string, at: number): string | undefined {
    const time = times[name];
    if (time) return time.slice(5, 16);
    if (at !== done) return undefined;
    if (closed) return order.closeTime?.slice(5, 16);
    if (name === 'paid' && order.expireTime) return t('steps.closesAt', { time: order.expireTime.slice(5, 16) });
    const waitsForBuyer = name === 'received' || name === 'confirmed' || (name === 'completed' && order.status === orderState.fulfilled);
    return waitsForBuyer && order.autoReceiveTime ? t('steps.autoAt', { time: order.autoReceiveTime.slice(5, 16) }) : undefined;
  }
}

/** When each step was taken, by its name. */
const timesOf = (order: OrderDetail): Readonly<Record<string, string | null>> => ({
  ordered: order.createTime,
  paid: order.payTime,
  shipped: order.shipTime,
  delivered: order.shipTime ?? order.deliveries[0]?.deliveredAt ?? null,
  activated: order.shipTime ?? (order.status >= orderState.fulfilled && order.status !== orderState.closed ? order.payTime : null),
  reviewed: order.acceptTime,
  processed: order.shipTime,
  received: order.receiveTime,
  confirmed: order.receiveTime ?? order.finishTime,
  completed: order.finishTime,
});

const leadingTimes = (times: readonly (string | null)[]): number => {
  const missing = times.indexOf(null);
  return missing < 0 ? times.length : missing;
};
