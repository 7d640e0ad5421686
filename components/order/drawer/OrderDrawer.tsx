'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { CopyText } from '@/components/list/cells/CopyText';
import { DrawerColumns } from '@/components/records/DrawerColumns';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { readOptions } from '@/lib/client/resource-queries';
import { type OrderDetail, orderInfo } from '@/lib/contract/order/detail';
import { OrderStatus } from '../OrderStatus';
import { orderActions } from '../order-actions';
import { KindBlock } from './KindBlock';
import { OrderAmounts } from './OrderAmounts';
import { OrderCommission } from './OrderCommission';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderLogLines } from './OrderLogLines';
import { OrderRefunds } from './OrderRefunds';
import { OrderSteps } from './OrderSteps';

const WIDTH = 1120;

/** One order with everything known about it. */
export function OrderDrawer({ payload: { id } }: DialogProps<{ id: number }, undefined>) {
  const t = useTranslations('order');
  const { forRow } = useRecordActions(orderActions);
  const draw = (order: OrderDetail) => (
    <DrawerColumns
      aside={
        <>
          <OrderAmounts order={order} />
          <OrderFacts order={order} />
          <OrderLogLines order={order} />
        </>
      }
    >
      <KindBlock order={order} />
      <OrderItems order={order} />
      <OrderRefunds order={order} />
      <OrderCommission order={order} />
    </DrawerColumns>
  );
  return (
    <RecordDrawer
      query={readOptions(orderInfo, { id })}
      waitingTitle={`#${id}`}
      title={({ orderNo }) => <CopyText text={orderNo} />}
      chips={(order) => <OrderStatus order={order} />}
      actions={forRow}
      head={(order) => <OrderSteps order={order} />}
      panels={[{ key: 'order', label: t('object'), draw }]}
      width={WIDTH}
    />
  );
}
