'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { rowIn } from '@/components/form/state/read-in-list';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { listOptions } from '@/lib/client/resource-queries';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCategory, goodsCategoryDraft } from '@/lib/contract/goods-category';
import { bothLevels } from './category-levels';
import { type CategoryRow, type CategoryValues, categoryValues, newCategory } from './category-values';

export interface CategoryFormParams {
  readonly kind: GoodsKind;
  /** Null for a new one. */
  readonly category: CategoryRow | null;
  readonly parentId: number;
}

const schema: z.ZodType<CategoryValues> = goodsCategoryDraft.extend({ version: z.number().optional() });

const whole = (kind: GoodsKind) => ({ kind, currPage: 1, pageSize: 50 });
const readAll = async (kind: GoodsKind) =>
  bothLevels((await call(goodsCategory.list, { query: whole(kind) })).rows).map((each) => each.category);

/** Adds a category or a subcategory, or edits one. */
export function GoodsCategoryForm({ payload: { kind, category, parentId }, answer }: DialogProps<CategoryFormParams, true>) {
  const t = useTranslations('goodsCategory');
  const start = useMemo(() => (category ? categoryValues(category) : newCategory(kind, parentId)), [category, kind, parentId]);
  const { data } = useQuery(listOptions(goodsCategory, whole(kind)));
  const parents = (data?.rows ?? []).filter(({ id }) => id !== category?.id).map(({ id, name }) => ({ value: id, label: name }));
  const form = useRecordForm({
    resource: goodsCategory,
    record: category,
    schema,
    start,
    labels: 'goodsCategory.fields',
    draftOf: ({ version: _read, ...draft }: CategoryValues) => draft,
    // The kind is fixed after creation.
    patchOf: ({ version: _read, kind: _fixed, ...patch }: CategoryValues) => patch,
    onSaved: () => answer(true),
    keepsDraft: true,
    reload: async (id) => categoryValues(rowIn(await readAll(kind), id)),
  });
  const top = { value: 0, label: t('top') };
  return (
    <FormDrawer form={form} title={category ? `${t('edit')} · ${category.name}` : t(parentId ? 'actions.addChild' : 'add')}>
      <SelectInput form={form} name="parentId" options={[top, ...parents]} disabled={(category?.children.length ?? 0) > 0} />
      <TextInput form={form} name="name" maxLength={20} />
      <NumberInput form={form} name="sort" />
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="icon" ratio={1} whole hint={t('iconHint')} required />
      <PictureInput form={form} name="banner" ratio={2} />
    </FormDrawer>
  );
}
