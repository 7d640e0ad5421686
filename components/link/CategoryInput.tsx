'use client';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import type { InputProps } from '@/components/form/state/resource-form';
import { bothLevels } from '@/components/goods-category/category-levels';
import { listOptions } from '@/lib/client/resource-queries';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import { onOff } from '@/lib/contract/states/on-off';

/** A category of any kind of goods, of either level; they are few and come at once. */
export function CategoryInput<Values extends FieldValues>(props: InputProps<Values>) {
  const enums = useTranslations('enums');
  const lists = useQueries({
    queries: goodsKinds.map((kind) => listOptions(goodsCategory, { kind, status: onOff.on, currPage: 1, pageSize: 50 })),
  });
  // A parent out of use comes where a child of it is in use; the shop shows neither.
  const shown = lists.flatMap(({ data }) => data?.rows ?? []).filter(({ status }) => status === onOff.on);
  const options = bothLevels(shown).map(({ category: { id, kind }, label }) => ({
    value: String(id),
    label: `${enums(`goodsKind.${kind}`)} / ${label}`,
  }));
  return <SelectInput {...props} options={options} />;
}
