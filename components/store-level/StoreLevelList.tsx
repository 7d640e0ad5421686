'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { storeLevel } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useStoreLevelActions } from './use-store-level-actions';
import { useStoreLevelColumns } from './use-store-level-columns';

/** 门店等级: fees, settlement and limits by level. */
export function StoreLevelList() {
  const t = useTranslations('storeLevel');
  const common = useTranslations('common');
  const list = useResourceList(storeLevel);
  const actions = useStoreLevelActions();
  const columns = useStoreLevelColumns(actions);
  const states = [
    { value: 1, label: common('on') },
    { value: 0, label: common('off') },
  ];
  const add = (
    <Button variant="contained" onClick={actions.add}>
      {t('add')}
    </Button>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} paged={false} />;
}
