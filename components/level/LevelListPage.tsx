'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import type { Column } from '@/components/list/columns/column';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import type { Level, LevelFilter } from '@/lib/contract/level';
import type { ResourceList } from '@/lib/list/resource-list';

interface Props<Row extends Level> {
  readonly list: ResourceList<Row, LevelFilter>;
  readonly columns: readonly Column<Row>[];
  readonly mayAdd: boolean;
  onAdd(): void;
}

/** The screen of one kind of level: all on one page, found by name and status, with a button that adds one. */
export function LevelListPage<Row extends Level>({ list, columns, mayAdd, onAdd }: Props<Row>) {
  const t = useTranslations(list.resource.name);
  const add = mayAdd && (
    <PlainButton variant="contained" onClick={onAdd}>
      {t('add')}
    </PlainButton>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} paged={false} />;
}
