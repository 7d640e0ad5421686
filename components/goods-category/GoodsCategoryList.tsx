'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { TreePage } from '@/components/list/tree/TreePage';
import { useMay } from '@/components/viewer/use-may';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import { onOff } from '@/lib/contract/states/on-off';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { CategoryRow } from './category-values';
import { categoryActions } from './goods-category-actions';
import { categoryForm } from './goods-category-dialogs';
import { useCategoryColumns } from './use-category-columns';
import { useCategoryOrder } from './use-category-order';

const childrenOf = (row: CategoryRow): readonly CategoryRow[] => row.children;
const nameOf = (row: CategoryRow) => row.name;

/** The categories of one kind as a tree of two levels; other stores read them (goods.md 1). */
export function GoodsCategoryList({ kind }: { kind: GoodsKind }) {
  const t = useTranslations('goodsCategory');
  const list = useResourceList(goodsCategory, { fixed: { kind } });
  const ask = useAskOnDemand();
  const actions = useRecordActions(categoryActions);
  const columns = useCategoryColumns(actions);
  const { shown, move } = useCategoryOrder(list.rows);
  const add = useMay()(goodsCategory.create) && (
    <PlainButton variant="contained" onClick={() => void ask(categoryForm, { kind, category: null, parentId: 0 })}>
      {t('add')}
    </PlainButton>
  );
  const states = [
    { value: onOff.on, label: t('shown') },
    { value: onOff.off, label: t('hidden') },
  ];
  const narrowed = list.filters.active.length > 0;
  return (
    <TreePage
      list={{ ...list, rows: shown }}
      label={t('title')}
      columns={columns}
      childrenOf={childrenOf}
      nameOf={nameOf}
      // Among rows that were filtered a place says nothing.
      onMove={actions.may('edit') && !narrowed ? move : undefined}
      filters={
        <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
          <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
        </FilterBar>
      }
      emptyAction={add}
    />
  );
}
