'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { TreePage } from '@/components/list/tree/TreePage';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { CategoryRow } from './category-values';
import { useCategoryColumns } from './use-category-columns';
import { useCategoryCommands } from './use-category-commands';

const childrenOf = (row: CategoryRow): readonly CategoryRow[] => row.children;
const nameOf = (row: CategoryRow) => row.name;

/** The categories of one kind as a tree of two levels; other stores read them (goods.md 1). */
export function GoodsCategoryList({ kind }: { kind: GoodsKind }) {
  const t = useTranslations('goodsCategory');
  const list = useResourceList(goodsCategory, { fixed: { kind } });
  const commands = useCategoryCommands(kind);
  const columns = useCategoryColumns(commands);
  const add = commands && (
    <Button variant="contained" onClick={() => commands.add(null)}>
      {t('add')}
    </Button>
  );
  const states = [
    { value: 1, label: t('shown') },
    { value: 0, label: t('hidden') },
  ];
  const narrowed = list.filters.active.length > 0;
  return (
    <TreePage
      list={list}
      label={t('title')}
      columns={columns}
      childrenOf={childrenOf}
      nameOf={nameOf}
      // Among rows that were filtered a place says nothing.
      onMove={commands && !narrowed ? commands.move : undefined}
      filters={
        <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
          <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
        </FilterBar>
      }
      emptyAction={add}
    />
  );
}
