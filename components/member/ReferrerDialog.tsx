'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/FormDialog';
import { RemoteSelectInput } from '@/components/form/RemoteSelectInput';
import { useResourceForm } from '@/components/form/use-resource-form';
import { call } from '@/lib/client/call';
import type { Member } from '@/lib/contract/member';
import { memberParent } from '@/lib/contract/member-action';
import { memberSource } from './member-source';

const schema = z.object({ parentId: z.number().int() });
type Values = z.infer<typeof schema>;
const REFRESHES = ['member'] as const;

/** Puts a member under another referrer, found by search. */
export function ReferrerDialog({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const title = t('actions.parent');
  const { id, nickname, parentId, parentName } = member;
  const known = parentId === null ? null : { value: parentId, label: parentName };
  const start = useMemo(() => ({ parentId }) as unknown as Values, [parentId]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.fields',
    save: (values) => call(memberParent, { query: undefined, body: { id, parentId: values.parentId } }),
    refreshes: REFRESHES,
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${nickname}`} width={460} saveLabel={common('ok')}>
      <RemoteSelectInput form={form} name="parentId" source={memberSource} known={known} hint={t('parentHint')} wide />
    </FormDialog>
  );
}
