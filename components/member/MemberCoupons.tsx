'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { MemberCouponChip } from '@/components/records/MemberCouponChip';
import { OrderNumber } from '@/components/records/OrderNumber';
import { type CouponRecord, couponRecord } from '@/lib/contract/coupon-record';

/** The coupons in one member's hand, used and unused. */
export function MemberCoupons({ memberId }: { memberId: number }) {
  const t = useTranslations('member.couponRecords');
  const enums = useTranslations('enums');
  const columns = useMemo(
    (): readonly Column<CouponRecord>[] => [
      { key: 'couponName', header: t('couponName'), width: 180, card: 'title', cell: ({ couponName }) => couponName },
      { key: 'takeType', header: t('takeType'), width: 110, cell: ({ takeType }) => enums(`couponTake.${takeType}`) },
      {
        key: 'status',
        header: t('status'),
        width: 96,
        card: 'mark',
        cell: ({ status }) => <MemberCouponChip status={status} />,
      },
      stackedTimeColumn('createTime', t('createTime'), 97),
      stackedTimeColumn('validEnd', t('validEnd'), 97),
      { key: 'orderNo', header: t('orderNo'), width: 168, cell: ({ orderId, orderNo }) => <OrderNumber id={orderId} number={orderNo} /> },
    ],
    [t, enums],
  );
  return <EmbeddedList resource={couponRecord} fixed={{ memberId }} columns={columns} />;
}
