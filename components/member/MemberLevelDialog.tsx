'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { memberLevel } from '@/lib/contract/member-level';

const schema = z.object({ levelId: z.number().int(), remark: z.string().trim().max(100) });
export type LevelParams = z.infer<typeof schema>;

export interface MemberLevelParams {
  /** Whose level it is; nobody's name for many at once. */
  readonly name?: string;
  readonly levelId?: number | null;
  /** Acts at once, for a single member; without it the level is only asked for. */
  readonly act?: (values: LevelParams) => Promise<unknown>;
}

/** Asks for a level, which is then locked: it no longer follows the growth. */
export function MemberLevelDialog({ payload: { name, levelId, act }, answer }: DialogProps<MemberLevelParams, LevelParams>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const options = useOfferedLevels(memberLevel, levelId);
  const title = t('actions.level');
  const start = useMemo(() => ({ levelId: levelId ?? null, remark: '' }), [levelId]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'member.fields',
    save: async (values) => {
      await act?.(values);
      return values;
    },
    savedText: act && common('succeeded', { action: title }),
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={name ? `${title} · ${name}` : title} width={460} saveLabel={common('ok')}>
      <SelectInput form={form} name="levelId" options={options} hint={t('consequence.level')} wide />
      <TextInput form={form} name="remark" rows={2} maxLength={100} required={false} wide />
    </FormDialog>
  );
}
