'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { text, wholeBetween } from '@/lib/contract/field/fields';
import type { Member } from '@/lib/contract/member';
import { memberPoints } from '@/lib/contract/member/action';
import type { Blank } from '@/lib/form/blank';
import { refusalAt } from '@/lib/form/refusal-at';
import { groupedNumber } from '@/lib/format/number-suffix';
import { AdjustPreview } from './AdjustPreview';
import { SignInput } from './SignInput';

const schema = z.object({ sign: z.union([z.literal(1), z.literal(-1)]), delta: wholeBetween(1, 1_000_000), remark: text(1, 100) });
type Values = z.infer<typeof schema>;

/** Gives or takes points; the movement is booked in the ledger with its reason. */
export function PointsDialog({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const title = t('actions.points');
  const start = useMemo((): Blank<Values> => ({ sign: 1, remark: '' }), []);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.pointsDialog',
    save: ({ sign, delta, remark }, { idempotencyKey }) =>
      call(memberPoints, { body: { id: member.id, delta: sign * delta, remark }, idempotencyKey }).catch(
        refusalAt(codes.notEnoughPoints, 'delta'),
      ),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${member.nickname}`} width={460} saveLabel={common('ok')}>
      <SignInput form={form} name="sign" wide />
      <NumberInput form={form} name="delta" wide required />
      <AdjustPreview form={form} present={member.points} shown={groupedNumber} />
      <TextInput form={form} name="remark" rows={2} maxLength={100} wide />
    </FormDialog>
  );
}
