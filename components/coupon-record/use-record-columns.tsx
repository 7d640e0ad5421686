'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { CouponRecord } from '@/lib/contract/coupon-record';
import { memberCouponState, memberCouponTransitions } from '@/lib/contract/states/member-coupon';
import { allowed } from '@/lib/contract/states/transitions';

const { unused, used, expired, void: voided } = memberCouponState;
const KINDS: Readonly<Record<number, StatusKind>> = { [unused]: 'running', [used]: 'success', [expired]: 'closed', [voided]: 'failed' };

/** The columns of coupons in members' hands; `onVoid` is null for those who may not. */
export function useRecordColumns(onVoid: ((record: CouponRecord) => void) | null): readonly Column<CouponRecord>[] {
  const t = useTranslations('couponRecord');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  return useMemo(() => {
    const columns: (Column<CouponRecord> | false)[] = [
      { key: 'memberId', header: t('fields.memberId'), width: 120, card: 'title', cell: ({ memberName }) => memberName },
      { key: 'takeType', header: t('fields.takeType'), width: 88, cell: ({ takeType }) => enums(`couponTake.${takeType}`) },
      { key: 'createTime', header: t('fields.createTime'), width: 156, cell: ({ createTime }) => <TimeText time={createTime} /> },
      {
        key: 'valid',
        header: t('fields.validStart'),
        width: 178,
        cell: ({ validStart, validEnd }) => `${validStart.slice(0, 10)} ~ ${validEnd.slice(0, 10)}`,
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: 80,
        card: 'mark',
        cell: ({ status }) => <StatusChip kind={KINDS[status] ?? 'closed'} label={enums(`memberCouponStatus.${status}`)} />,
      },
      { key: 'orderNo', header: t('fields.orderNo'), width: 236, cell: ({ orderNo }) => (orderNo ? <CopyText text={orderNo} /> : '-') },
      { key: 'usedTime', header: t('fields.usedTime'), width: 165, cell: ({ usedTime }) => <TimeText time={usedTime} /> },
      onVoid !== null && {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 60,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              allowed(memberCouponTransitions, row, 'void') && { key: 'void', label: t('void'), danger: true, act: () => onVoid(row) },
            ]}
          />
        ),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [onVoid, t, common, enums]);
}
