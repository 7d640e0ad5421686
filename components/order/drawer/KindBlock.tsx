'use client';
import { ACCOUNT, FORM, HARDWARE } from '@/lib/contract/goods/kind';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { OrderDeliveries } from './OrderDeliveries';
import { OrderForm } from './OrderForm';
import { OrderLicences } from './OrderLicences';
import { OrderShipping } from './OrderShipping';

/** What only orders of one kind have. */
export function KindBlock({ order }: { order: OrderDetail }) {
  if (order.kind === HARDWARE) return <OrderShipping order={order} />;
  if (order.kind === ACCOUNT) return <OrderDeliveries order={order} />;
  return order.kind === FORM ? <OrderForm order={order} /> : <OrderLicences order={order} />;
}
