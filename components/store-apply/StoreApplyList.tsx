'use client';
import { useTranslations } from 'next-intl';
import { useLevelOptions } from '@/components/level/use-level-options';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { storeApply, storeApplyExport } from '@/lib/contract/store-apply';
import { storeLevel } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { storeApplyDrawer } from './store-apply-dialogs';
import { useStoreApplyColumns } from './use-store-apply-columns';

const TABS = ['0', '1', '2', '9', 'all'] as const;

/** 门店申请: who wants to open a store. */
export function StoreApplyList() {
  const t = useTranslations('storeApply');
  const common = useTranslations('common');
  const route = useTranslations('route');
  const enums = useTranslations('enums');
  const list = useResourceList(storeApply);
  const levels = useLevelOptions(storeLevel);
  const meals = useStoreMeals();
  const columns = useStoreApplyColumns();
  useOpenFromAddress(useOpenRecord(storeApplyDrawer));
  const tabs = TABS.map((value) => ({ value, label: value === 'all' ? common('all') : enums(`applyStatus.${value}`), countKey: value }));
  const paid = [0, 1, 2].map((value) => ({ value, label: enums(`applyPayStatus.${value}`) }));
  const exports = <ExportMenu list={list} exporter={storeApplyExport} name={route('applyShopList')} />;
  const filters = (
    <FilterBar
      list={list}
      lead={<TextFilter list={list} name="keyword" label={t('keyword')} />}
      actions={exports}
      more={<DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />}
    >
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter list={list} name="mealId" label={t('meal')} options={meals.map(({ id, name }) => ({ value: id, label: name }))} />
      <SelectFilter list={list} name="payStatus" label={t('fields.payStatus')} options={paid} />
    </FilterBar>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={filters}
      tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('fields.status')} />}
      bulk={<ExportSelected list={list} exporter={storeApplyExport} name={route('applyShopList')} />}
      pollNew
    />
  );
}
