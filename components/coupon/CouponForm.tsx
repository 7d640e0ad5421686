'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { readOptions } from '@/lib/client/resource-queries';
import { type CouponDetail, couponInfo } from '@/lib/contract/coupon';
import { CouponSheet } from './CouponSheet';
import { couponValues, newCoupon } from './coupon-values';

export interface CouponFormParams {
  /** Null for a new one. */
  readonly id: number | null;
  /** A new one that begins with the terms of another. */
  readonly copy: boolean;
}

/** Adds a coupon, edits one, or begins a new one with the terms of another. */
export function CouponForm({ payload: { id, copy }, answer }: DialogProps<CouponFormParams, true>) {
  const t = useTranslations('coupon');
  const found = useQuery({ ...readOptions(couponInfo, { id: id ?? 0 }), enabled: id !== null, staleTime: 0, meta: { quiet: true } });
  const start = useMemo(() => startOf(found.data ?? null, copy), [found.data, copy]);
  // What is read again while somebody types changes nothing in the form: saving finds out what somebody else did.
  if (id === null || (found.data && found.isFetchedAfterMount))
    return <CouponSheet coupon={found.data ?? null} copy={copy} start={start} onSaved={() => answer(true)} />;
  return (
    <DrawerFrame title={t('edit')} width={1040}>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <FormSkeleton fields={8} />}
    </DrawerFrame>
  );
}

function startOf(coupon: CouponDetail | null, copy: boolean) {
  if (!coupon) return newCoupon;
  const values = couponValues(coupon);
  return copy ? { ...values, version: undefined, publish: 0 as const } : values;
}
