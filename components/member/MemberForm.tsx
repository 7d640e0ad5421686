'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { DateInput } from '@/components/form/inputs/DateInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { rule } from '@/lib/contract/field/fields';
import { type Member, type MemberPatch, memberInfo, memberPatch, memberUpdate } from '@/lib/contract/member';
import { shanghaiDate } from '@/lib/format/shanghai-time';

const SEXES = [0, 1, 2] as const;
const schema = memberPatch.refine(({ birthday }) => birthday === null || birthday <= shanghaiDate(new Date()), {
  ...rule('notAfterToday'),
  path: ['birthday'],
});

/** Edits a member; a masked mobile that is left alone stays what it is. */
export function MemberForm({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const enums = useTranslations('enums.sex');
  const { id } = member;
  const start = useMemo(() => patchOf(member), [member]);
  const draft = useMemo(() => ({ record: String(id), secrets: ['mobile'] }), [id]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.fields',
    save: (body) => call(memberUpdate, { body }),
    savedText: common('updated'),
    onSaved: () => answer(true),
    draft,
    reload: async () => patchOf(await call(memberInfo, { query: { id } })),
  });
  return (
    <FormDrawer form={form} title={`${t('edit')} · ${member.nickname}`}>
      <PictureInput form={form} name="avatar" ratio={1} required={false} wide />
      <TextInput form={form} name="nickname" maxLength={30} />
      <TextInput form={form} name="mobile" type="tel" maxLength={11} hint={t('mobileHint')} />
      <TextInput form={form} name="realName" maxLength={20} />
      <TextInput form={form} name="email" type="email" maxLength={50} />
      <RadioInput form={form} name="sex" options={SEXES.map((sex) => ({ value: sex, label: enums(String(sex)) }))} />
      <DateInput form={form} name="birthday" nullable />
      <TextInput form={form} name="remark" rows={3} maxLength={200} wide />
    </FormDrawer>
  );
}

const patchOf = ({ id, version, nickname, mobile, avatar, email, realName, sex, birthday, remark }: Member): MemberPatch => ({
  id,
  version,
  nickname,
  mobile,
  avatar,
  email,
  realName,
  sex,
  birthday,
  remark,
});
