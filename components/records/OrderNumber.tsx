'use client';
import { LongNumber } from '@/components/list/cells/LongNumber';
import { NumberLink } from '@/components/list/cells/NumberLink';
import { useOpenOrder } from './use-open-order';

/** The number of an order, which opens its record for whoever may read orders. */
export function OrderNumber({ id, number }: { id: number | null; number: string }) {
  const open = useOpenOrder();
  return open && id !== null ? <NumberLink number={number} onOpen={() => open(id)} /> : <LongNumber text={number} />;
}
