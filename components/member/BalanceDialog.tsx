'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { NotConfirmed } from '@/components/form/state/not-confirmed';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { adjustableRange, isAdjustable } from '@/lib/contract/field/adjustment';
import { text } from '@/lib/contract/field/fields';
import { type Member, memberInfo } from '@/lib/contract/member';
import { memberBalance } from '@/lib/contract/member/action';
import type { Blank } from '@/lib/form/blank';
import { refusalAt } from '@/lib/form/refusal-at';
import { formatFen } from '@/lib/format/money';
import { AdjustPreview } from './AdjustPreview';
import { SignInput } from './SignInput';

const inRange = (fen: number) => fen >= 1 && isAdjustable(fen);
const schema = z.object({
  sign: z.union([z.literal(1), z.literal(-1)]),
  delta: z.number().refine(inRange, adjustableRange),
  remark: text(1, 100),
});
type Values = z.infer<typeof schema>;

/** Gives or takes money of a member's balance; what it was and will be is confirmed first. */
export function BalanceDialog({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const agree = useAgreement(member);
  const title = t('actions.balance');
  const start = useMemo((): Blank<Values> => ({ sign: 1, remark: '' }), []);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.balanceDialog',
    save: async ({ sign, delta, remark }, { idempotencyKey }) => {
      await agree(sign * delta);
      const body = { id: member.id, delta: sign * delta, remark };
      return call(memberBalance, { body, idempotencyKey }).catch(refusalAt(codes.notEnoughBalance, 'delta'));
    },
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${member.nickname}`} width={460} saveLabel={common('ok')}>
      <SignInput form={form} name="sign" wide />
      <MoneyInput form={form} name="delta" wide required />
      <AdjustPreview form={form} present={member.balance} shown={formatFen} />
      <TextInput form={form} name="remark" rows={2} maxLength={100} wide />
    </FormDialog>
  );
}

/** Asks with the balance read at this moment; a no gives the call up, and the dialog stays as it is. */
function useAgreement({ id, nickname }: Member) {
  const t = useTranslations('member.adjust');
  const confirm = useConfirm();
  return async (delta: number) => {
    const { balance } = await call(memberInfo, { query: { id } });
    // What cannot be done is not asked about: the API refuses it with its own words.
    if (balance + delta < 0) return;
    const text = t('confirmText', { name: nickname, before: formatFen(balance), after: formatFen(balance + delta) });
    const agreed = await confirm({ title: t('confirmTitle'), text, confirmLabel: t('confirm') });
    if (!agreed) throw new NotConfirmed();
  };
}
