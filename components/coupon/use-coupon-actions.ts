'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type Coupon, coupon, couponSort, couponStatus } from '@/lib/contract/coupon';
import { couponIssue } from '@/lib/contract/coupon-issue';
import { couponForm, couponIssueDialog, couponRecordsDrawer } from './coupon-dialogs';

/** What can be done to coupons. */
export interface CouponActions {
  readonly mayEdit: boolean;
  readonly mayIssue: boolean;
  add(): void;
  edit(coupon: Coupon): void;
  copy(coupon: Coupon): void;
  issue(coupon: Coupon): void;
  records(coupon: Coupon): void;
  remove(coupon: Coupon): void;
  /** Reject when refused, so that the cell goes back. */
  switchIssuing(coupon: Coupon, on: boolean): Promise<unknown>;
  sort(coupon: Coupon, sort: number): Promise<unknown>;
}

export function useCouponActions(): CouponActions {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('coupon');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(couponStatus);
  const { mutateAsync: setSort } = useAct(couponSort);
  const { mutate: remove } = useRemove(coupon);
  const [mayEdit, mayIssue] = [may(coupon.update), may(couponIssue)];
  return useMemo(
    () => ({
      mayEdit,
      mayIssue,
      add: () => void ask(couponForm, { id: null, copy: false }),
      edit: ({ id }) => void ask(couponForm, { id, copy: false }),
      copy: ({ id }) => void ask(couponForm, { id, copy: true }),
      issue: (each) => void ask(couponIssueDialog, { coupon: each }),
      records: (each) => void ask(couponRecordsDrawer, { coupon: each }),
      remove: async ({ id, name }) => {
        const action = common('delete');
        const text = common('confirmAction', { action, object: t('object') });
        if (!(await confirm({ title: `${action} · ${name}`, text, consequence: t('deleteText'), danger: true }))) return;
        remove({ id }, { onSuccess: () => toast.success(common('succeeded', { action })) });
      },
      switchIssuing: ({ id }, on) => setStatus({ id, status: on ? 1 : 2 }),
      sort: ({ id }, sort) => setSort({ id, sort }),
    }),
    [mayEdit, mayIssue, ask, confirm, toast, t, common, setStatus, setSort, remove],
  );
}
