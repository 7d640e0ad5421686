'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { memberSource } from '@/components/records/member-source';
import { call } from '@/lib/client/call';
import { type Member, type MemberDraft, memberCreate, memberDraft } from '@/lib/contract/member';
import { memberLevel } from '@/lib/contract/member-level';

const start: MemberDraft = { nickname: '', mobile: '', avatar: '', levelId: null, parentId: null, remark: '' };
const draft = { record: 'new' };
/** Adds a member by hand; without a level the growth decides. */
export function NewMemberForm({ answer }: DialogProps<undefined, Member>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const levels = useOfferedLevels(memberLevel);
  const form = useResourceForm({
    schema: memberDraft,
    start,
    labels: 'member.fields',
    save: (body) => call(memberCreate, { body }),
    savedText: common('created'),
    onSaved: answer,
    draft,
  });
  return (
    <FormDrawer form={form} title={t('add')}>
      <PictureInput form={form} name="avatar" ratio={1} wide />
      <TextInput form={form} name="nickname" maxLength={30} />
      <TextInput form={form} name="mobile" type="tel" maxLength={11} />
      <SelectInput form={form} name="levelId" options={levels} hint={t('levelHint')} clearable />
      <RemoteSelectInput form={form} name="parentId" source={memberSource} hint={t('parentHint')} />
      <TextInput form={form} name="remark" rows={3} maxLength={200} wide />
    </FormDrawer>
  );
}
