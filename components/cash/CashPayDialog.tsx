'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PicturesInput } from '@/components/media/pictures/PicturesInput';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import type { Cash } from '@/lib/contract/cash';
import { cashPay, cashPayment } from '@/lib/contract/cash/action';
import { formatFen } from '@/lib/format/money';
import { wireTime } from '@/lib/format/shanghai-time';
import { cashFailure } from './cash-fail';
import { PaidTo } from './PaidTo';

export type CashPayment = z.infer<typeof cashPayment>;

export interface CashPayParams {
  readonly rows: readonly Cash[];
  /** Only asks: what is confirmed for many at once is sent row by row, each with its own result. */
  readonly asksOnly?: boolean;
}

const MOST_VOUCHERS = 3;

/** Confirms that a transfer was made: number, time and proof; one proof may stand for many withdrawals. */
export function CashPayDialog({ payload: { rows, asksOnly = false }, answer }: DialogProps<CashPayParams, CashPayment>) {
  const t = useTranslations('cash');
  const common = useTranslations('common');
  const start = useMemo((): CashPayment => ({ payNo: '', voucher: [], payTime: wireTime(new Date()) }), []);
  const form = useResourceForm<CashPayment, CashPayment>({
    schema: cashPayment,
    start,
    labels: 'cash.fields',
    save: async (values, { idempotencyKey }) => {
      const ids = rows.map(({ id }) => id);
      if (!asksOnly) onlyRow(await call(cashPay, { body: { ...values, ids }, idempotencyKey }));
      return values;
    },
    ...(asksOnly ? {} : { savedText: common('succeeded', { action: t('actions.pay') }) }),
    onSaved: answer,
  });
  const [first, ...others] = rows;
  const only = others.length === 0 ? first : undefined;
  const sum = rows.reduce((total, { arrival }) => total + arrival, 0);
  return (
    <FormDialog
      form={form}
      title={only ? `${t('actions.pay')} · ${only.cashNo}` : t('actions.pay')}
      width={620}
      saveLabel={t('actions.pay')}
      leadingAction={only && !asksOnly && <PaymentFailed row={only} />}
    >
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t('sure.pay', { n: rows.length, x: formatFen(sum) })}
      </Alert>
      {only && <PaidTo row={only} />}
      <TextInput form={form} name="payNo" maxLength={64} />
      <DateTimeInput form={form} name="payTime" />
      <PicturesInput form={form} name="voucher" max={MOST_VOUCHERS} wide required />
    </FormDialog>
  );
}

/** The transfer did not go through: asks why, and there is nothing left to confirm then. */
function PaymentFailed({ row }: { row: Cash }) {
  const t = useTranslations('cash.actions');
  const { allows, run } = useRecordActions(cashFailure);
  const { dismiss } = useDialogSlot();
  const fail = async () => {
    const reason = await run('fail', row);
    if (reason !== undefined) dismiss();
  };
  if (!allows('fail', row)) return null;
  return (
    <Button variant="outlined" color="error" onClick={() => void fail()}>
      {t('fail')}
    </Button>
  );
}
