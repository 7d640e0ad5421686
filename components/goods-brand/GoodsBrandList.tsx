'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useBrandColumns } from './use-brand-columns';
import { useBrandCommands } from './use-brand-commands';

/** 品牌: the brands of form goods; other stores read them (goods.md 2). */
export function GoodsBrandList() {
  const t = useTranslations('goodsBrand');
  const common = useTranslations('common');
  const list = useResourceList(goodsBrand);
  const commands = useBrandCommands();
  const columns = useBrandColumns(commands);
  const add = commands && (
    <Button variant="contained" onClick={() => commands.edit(null)}>
      {t('add')}
    </Button>
  );
  const states = [
    { value: 1, label: common('on') },
    { value: 0, label: common('off') },
  ];
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
