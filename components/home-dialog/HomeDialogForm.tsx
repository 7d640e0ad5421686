'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ZodType } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useToast } from '@/components/feedback/use-toast';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { HomePreview } from '@/components/home-layout/preview/HomePreview';
import { useLevelsStillThere, useOfferedLevels } from '@/components/level/use-level-options';
import { LinkFields } from '@/components/link/LinkFields';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { dialogAudience, dialogShow, type HomeDialog, type HomeDialogDraft, homeDialog } from '@/lib/contract/home-dialog';
import { memberLevel } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';

const SHAPE = 600 / 800;
type Values = HomeDialogDraft & { version?: number | undefined };

export interface HomeDialogFormParams {
  /** Null for a new one. */
  readonly dialog: HomeDialog | null;
  readonly copy: boolean;
}

const fresh: Values = {
  ...{ name: '', image: '', linkType: 0, linkValue: '', showType: dialogShow.once, delaySeconds: 0, audience: dialogAudience.everyone },
  ...{ levelIds: [], startTime: '', endTime: '', sort: 0, status: onOff.on },
};

const valuesOf = ({
  name,
  image,
  linkType,
  linkValue,
  showType,
  delaySeconds,
  audience,
  levelIds,
  startTime,
  endTime,
  sort,
  status,
}: HomeDialog): Values => ({
  ...{ name, image, linkType, linkValue, showType, delaySeconds, audience, levelIds, startTime, endTime, sort, status },
});

const versioned = (dialog: HomeDialog): Values => ({ ...valuesOf(dialog), version: dialog.version });

/** Adds a dialog of the home page, or edits one, beside the page it will stand on. */
export function HomeDialogForm({ payload: { dialog, copy }, answer }: DialogProps<HomeDialogFormParams, true>) {
  const t = useTranslations('homeDialog');
  const enums = useTranslations('enums');
  const toast = useToast();
  const levels = useOfferedLevels(memberLevel, dialog?.levelIds);
  const stillThere = useLevelsStillThere(memberLevel);
  const existing = copy ? null : dialog;
  const start = useMemo(() => (dialog ? (copy ? valuesOf : versioned)(dialog) : fresh), [dialog, copy]);
  const schema: ZodType<Values> = existing ? homeDialog.patch : homeDialog.draft;
  const form = useRecordForm({
    resource: homeDialog,
    record: existing,
    schema,
    start,
    labels: 'homeDialog.fields',
    draftOf: (values: Values) => ({ ...unversioned(values), ...(!existing && { levelIds: stillThere(values.levelIds) }) }),
    onSaved: ({ overlaps }) => {
      if (overlaps === 1) toast.warning(t('overlap'));
      answer(true);
    },
    // A copy begins anew: it is not to be mixed up with a new one.
    keepsDraft: !copy,
    reload: readInList(homeDialog, versioned),
  });
  const { audience, image } = form.hook.watch();
  const options = (name: 'dialogShow' | 'dialogAudience', codes: Readonly<Record<string, number>>) =>
    Object.values(codes).map((value) => ({ value, label: enums(`${name}.${value}`) }));
  return (
    <FormDrawer
      form={form}
      title={existing ? `${t('edit')} · ${existing.name}` : t('add')}
      width={980}
      aside={<HomePreview dialog={image || undefined} />}
    >
      <TextInput form={form} name="name" maxLength={30} required />
      <NumberInput form={form} name="sort" />
      <PictureInput form={form} name="image" ratio={SHAPE} hint={t('imageHint')} required wide />
      <LinkFields form={form} saved={dialog} />
      <RadioInput form={form} name="showType" options={options('dialogShow', dialogShow)} wide />
      <RadioInput form={form} name="audience" options={options('dialogAudience', dialogAudience)} wide />
      {audience === dialogAudience.levels && <CheckboxesInput form={form} name="levelIds" options={levels} wide required />}
      <DateTimeInput form={form} name="startTime" required />
      <DateTimeInput form={form} name="endTime" required />
      <NumberInput form={form} name="delaySeconds" />
      <SwitchInput form={form} name="status" />
    </FormDrawer>
  );
}
