'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import { remoteSource } from '@/components/controls/remote/remote-source';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { couponOptions } from '@/lib/contract/coupon';
import { couponTake } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import { yesNo } from '@/lib/contract/states/yes-no';
import { EachCount } from './EachCount';
import { Labelled } from './Labelled';

const source = remoteSource(
  couponOptions,
  (keyword) => ({ keyword, takeType: couponTake.byAdmin, status: couponState.issuing, own: yesNo.yes }),
  ({ id, name }) => ({ value: id, label: name, note: `#${id}` }),
);

/** Which coupon is sent, and how many to each. */
export interface SentCoupon {
  readonly id: number;
  readonly count: number;
}

/** 发送优惠券: a coupon administrators give out, for members chosen already. */
export function SendCouponDialog({ payload: { title }, answer }: DialogProps<{ title: string }, SentCoupon>) {
  const t = useTranslations('couponIssue');
  const form = useTranslations('form');
  const [id, setId] = useState<number | null>(null);
  const [count, setCount] = useState<number | null>(1);
  const { dismiss } = useDialogSlot();
  const sent = id === null || count === null ? null : { id, count };
  const actions = (
    <>
      <Button variant="outlined" onClick={dismiss}>
        {form('cancel')}
      </Button>
      <Button variant="contained" disabled={!sent} onClick={() => sent && answer(sent)}>
        {t('confirm')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} width={480} actions={actions}>
      <Labelled label={t('coupon')}>
        {(field) => <RemoteSelect id={field} label={t('coupon')} source={source} value={id} onChange={(value) => setId(value)} />}
      </Labelled>
      <EachCount onChange={setCount} />
    </DialogFrame>
  );
}
