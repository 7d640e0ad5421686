'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useLevelOptions } from '@/components/level/use-level-options';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RegionFilter } from '@/components/list/filters/RegionFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { storeState } from '@/lib/contract/states/store';
import { store, storeExport } from '@/lib/contract/store';
import { storeLevel } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { storeActions } from './store-actions';
import { storeForm } from './store-dialogs';
import { useStoreColumns } from './use-store-columns';

/** 门店列表: the other stores of the platform. */
export function StoreList() {
  const t = useTranslations('store');
  const route = useTranslations('route');
  const states = useTranslations('enums.storeStatus');
  const list = useResourceList(store);
  const levels = useLevelOptions(storeLevel);
  const meals = useStoreMeals();
  const actions = useRecordActions(storeActions);
  const columns = useStoreColumns(actions);
  const { open } = useOnDemand(storeForm);
  const add = (
    <PlainButton variant="contained" onClick={() => void open(() => ({ id: null }))}>
      {t('add')}
    </PlainButton>
  );
  const buttons = (
    <>
      {add}
      <ExportMenu list={list} exporter={storeExport} name={route('shop')} />
    </>
  );
  const more = (
    <>
      <SelectFilter
        list={list}
        name="mealId"
        label={t('fields.mealId')}
        options={meals.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RegionFilter list={list} name="region" label={t('regionFilter')} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} more={more} actions={buttons}>
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter
        list={list}
        name="status"
        label={t('fields.status')}
        options={Object.values(storeState).map((value) => ({ value, label: states(String(value)) }))}
      />
      <SelectFilter
        list={list}
        name="expire"
        label={t('fields.expire')}
        options={(['soon', 'expired'] as const).map((value) => ({ value, label: t(`expire.${value}`) }))}
      />
    </FilterBar>
  );
  const bulk = (
    <>
      <BulkActions list={list} actions={actions.bulk} />
      <ExportSelected list={list} exporter={storeExport} name={route('shop')} />
    </>
  );
  return <ListPage list={list} columns={columns} filters={filters} bulk={bulk} emptyAction={add} />;
}
