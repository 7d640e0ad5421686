'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Segments } from '@/components/controls/Segments';
import { useBeforeClose } from '@/components/dialogs/use-before-close';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { ErrorSummary } from '@/components/form/frames/ErrorSummary';
import { FieldGrid } from '@/components/form/frames/form-layout';
import { submitting } from '@/components/form/frames/submitting';
import { DrawerColumns } from '@/components/records/DrawerColumns';
import { paletteVar, softBorder } from '@/components/theme/css-vars';
import type { StoreApplyDetail } from '@/lib/contract/store-apply';
import { ApproveFields, RejectFields } from './StoreApplyReviewFields';
import { useStoreApplyReview } from './use-store-apply-review';

export const REVIEW_STEPS = ['approve', 'reject'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

interface Props {
  readonly row: StoreApplyDetail;
  /** The decision it was opened for; undefined for somebody who only looks. */
  readonly first: ReviewStep | undefined;
  /** What the decision is made from. */
  readonly material: ReactNode;
  /** Plan and payment, above the form. */
  readonly facts: ReactNode;
}

/** 审核 beside the material: approve with level, plan and login, or reject with a reason; both buttons stay in sight. */
export function StoreApplyReview({ row, first, material, facts }: Props) {
  const t = useTranslations('storeApply');
  const [step, setStep] = useState(first ?? 'approve');
  const forms = useStoreApplyReview(row);
  const leave = { approve: useMayLeave(forms.approve), reject: useMayLeave(forms.reject) };
  const form = forms[step];
  const formId = useId();
  const titleId = useId();
  useBeforeClose(async () => (await leave[step]()) && leave[step === 'approve' ? 'reject' : 'approve']());
  // Where all stands in one column the fields are below the material.
  const review = useRef<HTMLFormElement>(null);
  const show = () => review.current?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    if (first) review.current?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  const choose = (next: ReviewStep) => {
    setStep(next);
    requestAnimationFrame(show);
  };
  return (
    <>
      <DrawerColumns
        aside={
          <>
            {facts}
            <Review
              ref={review}
              id={formId}
              aria-labelledby={titleId}
              noValidate
              onSubmit={step === 'approve' ? submitting(forms.approve) : submitting(forms.reject)}
            >
              <h3 id={titleId}>{t('audit')}</h3>
              <Segments
                labelledBy={titleId}
                chosen={step}
                disabled={form.busy}
                options={REVIEW_STEPS.map((each) => ({ value: each, text: t(`actions.${each}`) }))}
                onChoose={setStep}
              />
              {step === 'approve' ? <ErrorSummary form={forms.approve} /> : <ErrorSummary form={forms.reject} />}
              <FieldGrid>
                {step === 'approve' ? <ApproveFields form={forms.approve} row={row} /> : <RejectFields form={forms.reject} row={row} />}
              </FieldGrid>
            </Review>
          </>
        }
      >
        {material}
      </DrawerColumns>
      <Footer>
        <Decide step="reject" chosen={step} formId={formId} busy={form.busy} onChoose={choose} />
        <Decide step="approve" chosen={step} formId={formId} busy={form.busy} onChoose={choose} />
      </Footer>
    </>
  );
}

interface DecideProps {
  readonly step: ReviewStep;
  readonly chosen: ReviewStep;
  readonly formId: string;
  readonly busy: boolean;
  onChoose(step: ReviewStep): void;
}

/** Sends the decision whose fields are in sight; the other one brings its fields first, so that nothing is sent unseen. */
function Decide({ step, chosen, formId, busy, onChoose }: DecideProps) {
  const t = useTranslations('storeApply');
  const color = step === 'reject' ? 'error' : 'primary';
  if (step !== chosen) {
    const choose = (event: MouseEvent) => {
      // The same button sends as soon as its fields are drawn, which is before the browser looks what this press is for.
      event.preventDefault();
      onChoose(step);
    };
    return (
      <Button variant="outlined" color={color} disabled={busy} onClick={choose}>
        {t(`actions.${step}`)}
      </Button>
    );
  }
  return (
    <Button type="submit" form={formId} variant="contained" color={color} loading={busy}>
      {t(`actions.${step}`)}
    </Button>
  );
}

const Review = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '14px 20px',
  borderTop: softBorder,
  '& h3': { margin: 0, fontSize: 14, fontWeight: 600 },
});
const Footer = styled('footer')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '12px 20px',
  borderTop: softBorder,
  backgroundColor: paletteVar('background-paper'),
});
