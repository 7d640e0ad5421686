'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { id, rule, text } from '@/lib/contract/field/fields';
import { type StoreApply, storeApplyApproval, storeApplyApprove, storeApplyReject } from '@/lib/contract/store-apply';

const approval = storeApplyApproval.extend({ levelId: id.refine((value) => value > 0, rule('requiredChoice')) });
export type Approval = z.infer<typeof approval>;
const rejection = z.object({ id, reason: text(1, 200) });
export type Rejection = z.infer<typeof rejection>;

/** The two ways an application can go, each with what was typed for it. */
export interface StoreApplyReviewForms {
  readonly approve: ResourceForm<Approval>;
  readonly reject: ResourceForm<Rejection>;
}

/** 通过 opens the store, whose owner's one-time password is shown once; 驳回 pays back what was paid. */
export function useStoreApplyReview(row: StoreApply): StoreApplyReviewForms {
  const t = useTranslations('storeApply');
  const stores = useTranslations('store');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const toast = useToast();
  const { id: applyId, levelId, mealId } = row;
  const labels = 'storeApply.fields';
  const approved = useMemo(
    (): Approval => ({ id: applyId, levelId: levelId ?? 0, mealId, platformRate: null, username: '', remark: '' }),
    [applyId, levelId, mealId],
  );
  const rejected = useMemo((): Rejection => ({ id: applyId, reason: '' }), [applyId]);
  const approve = useResourceForm<Approval, { username: string; tempPassword: string }>({
    schema: approval,
    start: approved,
    labels,
    save: (body, { idempotencyKey }) => call(storeApplyApprove, { body, idempotencyKey }),
    savedText: common('succeeded', { action: t('actions.approve') }),
    onSaved: ({ username, tempPassword }) =>
      void ask(oneTimePasswordDialog, { title: stores('ownerLogin', { username }), password: tempPassword }),
  });
  const { reset } = approve.hook;
  // An application that was sent in anew meanwhile brings its own level and plan; what somebody has chosen or typed stays.
  useEffect(() => reset(approved, { keepDirtyValues: true }), [reset, approved]);
  const reject = useResourceForm<Rejection, { refundError: string | null }>({
    schema: rejection,
    start: rejected,
    labels,
    save: (body, { idempotencyKey }) => call(storeApplyReject, { body, idempotencyKey }),
    savedText: common('succeeded', { action: t('actions.reject') }),
    // The row has moved on also when the channel refused the money, which has to be told.
    onSaved: ({ refundError }) => {
      if (refundError !== null) toast.warning(refundError);
    },
  });
  return { approve, reject };
}
