'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useLevelOptions } from '@/components/level/use-level-options';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { onOff } from '@/lib/contract/states/on-off';
import { storeLevel } from '@/lib/contract/store-level';
import { storeMeal } from '@/lib/contract/store-meal';
import { useResourceList } from '@/lib/list/use-resource-list';
import { storeMealActions } from './store-meal-actions';
import { storeMealForm } from './store-meal-dialogs';
import { useStoreMealColumns } from './use-store-meal-columns';

/** 门店套餐: what stores may buy. */
export function StoreMealList() {
  const t = useTranslations('storeMeal');
  const list = useResourceList(storeMeal);
  const levels = useLevelOptions(storeLevel);
  const actions = useRecordActions(storeMealActions);
  const columns = useStoreMealColumns(actions);
  const states = [
    { value: onOff.on, label: t('onSale') },
    { value: onOff.off, label: t('offSale') },
  ];
  const { open } = useOnDemand(storeMealForm);
  const add = (
    <PlainButton variant="contained" onClick={() => void open(() => ({ row: null }))}>
      {t('add')}
    </PlainButton>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
