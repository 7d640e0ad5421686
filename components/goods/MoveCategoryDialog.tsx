'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { useLeafCategoryOptions } from './use-goods-choices';

const schema = z.object({ categoryId: z.number().int().nullable() });

/** Asks which category goods move into. */
export function MoveCategoryDialog({ payload: { kind, title }, answer }: DialogProps<{ kind: GoodsKind; title: string }, number>) {
  const common = useTranslations('common');
  const options = useLeafCategoryOptions(kind);
  const start = useMemo((): z.infer<typeof schema> => ({ categoryId: null }), []);
  const form = useResourceForm({
    schema: wanted,
    start,
    labels: 'goods.fields',
    save: async ({ categoryId }) => categoryId,
    onSaved: (categoryId) => answer(categoryId ?? 0),
  });
  return (
    <FormDialog form={form} title={title} width={460} saveLabel={common('ok')}>
      <SelectInput form={form} name="categoryId" options={options} wide required />
    </FormDialog>
  );
}

const wanted = schema.refine(({ categoryId }) => categoryId !== null, { params: { rule: 'requiredChoice' }, path: ['categoryId'] });
