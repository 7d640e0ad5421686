'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { timeColumn } from '@/components/list/columns/FieldColumns';
import { MemberCouponChip } from '@/components/records/MemberCouponChip';
import { OrderNumber } from '@/components/records/OrderNumber';
import type { CouponRecord } from '@/lib/contract/coupon-record';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import type { CouponRecordActions } from './coupon-record-actions';

/** The columns of coupons in members' hands. */
export function useRecordColumns(actions: CouponRecordActions): readonly Column<CouponRecord>[] {
  const t = useTranslations('couponRecord');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  return useMemo(() => {
    const columns: (Column<CouponRecord> | false)[] = [
      { key: 'memberId', header: t('fields.memberId'), width: 120, card: 'title', cell: ({ memberName }) => memberName },
      { key: 'takeType', header: t('fields.takeType'), width: 88, cell: ({ takeType }) => enums(`couponTake.${takeType}`) },
      timeColumn('createTime', t('fields.createTime'), 156),
      {
        key: 'valid',
        header: t('fields.validStart'),
        width: 178,
        cell: ({ validStart, validEnd }) => `${dayOfWireTime(validStart)} ~ ${dayOfWireTime(validEnd)}`,
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: 80,
        card: 'mark',
        cell: ({ status }) => <MemberCouponChip status={status} />,
      },
      {
        key: 'orderNo',
        header: t('fields.orderNo'),
        width: 160,
        cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} />,
      },
      timeColumn('usedTime', t('fields.usedTime'), 156),
      actions.may('void') && actionsColumn(common('actions'), 60, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common, enums]);
}
