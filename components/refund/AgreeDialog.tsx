'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { fen, rule } from '@/lib/contract/field/fields';
import type { Refund } from '@/lib/contract/refund';
import { refundAgree, returnAddressDraft } from '@/lib/contract/refund/action';
import { refundWay } from '@/lib/contract/states/refund';
import { formatFen, yuanText } from '@/lib/format/money';

/** Agrees to an after-sale: with the amount, and where goods come back with the address they go to. */
export function AgreeDialog({ payload: { refund }, answer }: DialogProps<{ refund: Refund }, true>) {
  return refund.way === refundWay.returnAndRefund ? (
    <AgreeReturn refund={refund} onDone={() => answer(true)} />
  ) : (
    <AgreeRefund refund={refund} onDone={() => answer(true)} />
  );
}

interface Props {
  readonly refund: Refund;
  onDone(): void;
}

function AgreeRefund({ refund, onDone }: Props) {
  const t = useTranslations('refund');
  const common = useTranslations('common');
  const schema = useMemo(() => amountUpTo(refund.applyPrice), [refund]);
  const start = useMemo(() => ({ refundPrice: refund.applyPrice }), [refund]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'refund.fields',
    save: ({ refundPrice }) => call(refundAgree, { body: { id: refund.id, refundPrice, returnAddress: null } }),
    savedText: common('succeeded', { action: t('actions.agree') }),
    onSaved: onDone,
  });
  return (
    <FormDialog form={form} title={`${t('actions.agree')} · ${refund.refundNo}`} width={440} saveLabel={t('actions.agree')}>
      <MoneyInput form={form} name="refundPrice" wide hint={t('asked', { amount: formatFen(refund.applyPrice) })} />
    </FormDialog>
  );
}

function AgreeReturn({ refund, onDone }: Props) {
  const t = useTranslations('refund');
  const common = useTranslations('common');
  const start = useMemo(() => refund.returnAddress ?? { name: '', mobile: '', address: '' }, [refund]);
  const form = useResourceForm({
    schema: returnAddressDraft,
    start,
    labels: 'refund.returnFields',
    save: (returnAddress) => call(refundAgree, { body: { id: refund.id, returnAddress } }),
    savedText: common('succeeded', { action: t('actions.agree') }),
    onSaved: onDone,
  });
  return (
    <FormDialog form={form} title={`${t('actions.agree')} · ${refund.refundNo}`} width={520} saveLabel={t('actions.agree')}>
      <TextInput form={form} name="name" maxLength={30} />
      <TextInput form={form} name="mobile" maxLength={11} />
      <TextInput form={form} name="address" rows={2} maxLength={200} wide />
    </FormDialog>
  );
}

const amountUpTo = (most: number) =>
  z.object({ refundPrice: fen.min(0).refine((value) => value <= most, rule('notAbove', { other: yuanText(most) })) });
