'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StepsBar } from '@/components/controls/steps/StepsBar';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { orderState } from '@/lib/contract/states/order';
import { stepsOfKind } from '../order-kinds';
import { stepsDone, stepTimes } from './step-times';

/** How far an order has come; a closed one shows where it stopped. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const names = stepsOfKind(order.kind);
  const times = stepTimes(order);
  const closed = order.status === orderState.closed;
  const done = order.status === orderState.completed ? names.length : stepsDone(names, times);
  const steps = names.map((key, at) => ({ key, label: t(`steps.${key}`), note: noteOf(key, at) }));
  return <StepsBar label={t('steps.label')} steps={steps} done={done} failed={closed} />;

  function noteOf(name: string, at: number): ReactNode {
    const time = times[name];
    if (time) return time.slice(5, 16);
    if (at !== done) return undefined;
    if (closed) return order.closeTime?.slice(5, 16);
    if (name === 'paid' && order.expireTime) return around('closesAt', order.expireTime.slice(5, 16));
    const waitsForBuyer = name === 'received' || name === 'confirmed' || (name === 'completed' && order.status === orderState.fulfilled);
    return waitsForBuyer && order.autoReceiveTime ? around('autoAt', order.autoReceiveTime.slice(5, 16)) : undefined;
  }

  /** The words beside a time, which stays in one line however narrow its step is. */
  function around(key: 'closesAt' | 'autoAt', time: string): ReactNode {
    const [before, after] = t(`steps.${key}`, { time }).split(time);
    return (
      <>
        {before}
        <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
        {after}
      </>
    );
  }
}
