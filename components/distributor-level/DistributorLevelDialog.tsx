'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { distributorLevel } from '@/lib/contract/distributor-level';

const chosen = z.object({ levelId: z.number().int() });
const free = z.object({ levelId: z.number().int().nullable() });
type Values = z.infer<typeof free>;

export interface DistributorLevelParams {
  readonly title: string;
  readonly levelId?: number | null;
  /** Nothing may be chosen, and then the hint says what that means. */
  readonly optional?: string;
  readonly confirmLabel?: string;
  /** Acts at once, for a single record; without it the level is only asked for. */
  readonly act?: (levelId: number | null) => Promise<unknown>;
  readonly savedText?: string;
}

/** Asks for a distributor level; answers its id, or null where none was chosen. */
export function DistributorLevelDialog({ payload: task, answer }: DialogProps<DistributorLevelParams, number | null>) {
  const { title, levelId = null, optional, confirmLabel, act, savedText } = task;
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const options = useOfferedLevels(distributorLevel, levelId);
  const start = useMemo((): Values => ({ levelId }), [levelId]);
  const form = useResourceForm<Values, number | null>({
    schema: optional === undefined ? (chosen as unknown as typeof free) : free,
    start,
    labels: 'distributor.fields',
    save: async (values) => {
      await act?.(values.levelId);
      return values.levelId;
    },
    savedText,
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={title} width={440} saveLabel={confirmLabel ?? common('ok')}>
      <SelectInput
        form={form}
        name="levelId"
        options={options}
        required={optional === undefined}
        clearable={optional !== undefined}
        hint={optional ?? t('consequence.level')}
        wide
      />
    </FormDialog>
  );
}
