'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type MemberLevel, memberLevel } from '@/lib/contract/member-level';
import { type LevelValues, levelValues, newLevel, schemaOf } from './level-values';
import { RateInput } from './RateInput';

export interface MemberLevelFormParams {
  /** Null for a new one. */
  readonly level: MemberLevel | null;
}

/** Adds a member level, or edits one. */
export function MemberLevelForm({ payload: { level }, answer }: DialogProps<MemberLevelFormParams, true>) {
  const t = useTranslations('memberLevel');
  const start = useMemo(() => (level ? levelValues(level) : newLevel), [level]);
  const form = useRecordForm({
    resource: memberLevel,
    record: level,
    schema: schemaOf(level !== null),
    start,
    labels: 'memberLevel.fields',
    draftOf: (values: LevelValues) => unversioned(values),
    onSaved: () => answer(true),
    keepsDraft: true,
    ...(level ? { reload: () => readLevel(level.id) } : {}),
  });
  return (
    <FormDrawer form={form} title={level ? `${t('edit')} · ${level.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={20} />
      <NumberInput form={form} name="grade" />
      <NumberInput form={form} name="growthMin" />
      <NumberInput form={form} name="discount" unit="%" hint={t('discountHint')} required />
      <RateInput form={form} name="pointRate" required />
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="icon" ratio={1} whole required />
      <PictureInput form={form} name="background" ratio={2} />
      <TextInput form={form} name="rights" rows={4} maxLength={500} wide />
    </FormDrawer>
  );
}

/** The level as it is saved now; the list comes whole, so it is read from there. */
async function readLevel(id: number): Promise<LevelValues> {
  const { rows } = await call(memberLevel.list, { query: { currPage: 1, pageSize: 50 } });
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError(codes.notFound, '');
  return levelValues(found);
}
