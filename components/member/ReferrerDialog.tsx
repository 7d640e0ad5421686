'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { memberSource } from '@/components/records/member-source';
import { call } from '@/lib/client/call';
import type { Member } from '@/lib/contract/member';
import { memberParent } from '@/lib/contract/member/action';

const schema = z.object({ parentId: z.number().int() });
/** Puts a member under another referrer, found by search. */
export function ReferrerDialog({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const title = t('actions.parent');
  const { id, nickname, parentId, parentName } = member;
  const known = parentId === null ? null : { value: parentId, label: parentName };
  const start = useMemo(() => ({ parentId }), [parentId]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.fields',
    save: (values) => call(memberParent, { body: { id, parentId: values.parentId } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${nickname}`} width={460} saveLabel={common('ok')}>
      <RemoteSelectInput form={form} name="parentId" source={memberSource} known={known} hint={t('parentHint')} wide />
    </FormDialog>
  );
}
