'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { distributorApply } from '@/lib/contract/distributor-apply';
import { useResourceList } from '@/lib/list/use-resource-list';
import { distributorApplyActions } from './distributor-apply-actions';
import { distributorApplyDrawer } from './distributor-apply-dialogs';
import { useApplyColumns } from './use-apply-columns';

const DECIDED = ['0', '1', '2'] as const;

/** 分销商申请: members who want to become distributors. */
export function DistributorApplyList() {
  const t = useTranslations('distributorApply');
  const common = useTranslations('common');
  const enums = useTranslations('enums.applyStatus');
  const list = useResourceList(distributorApply);
  const ask = useAskOnDemand();
  const actions = useRecordActions(distributorApplyActions);
  const show = useCallback((id: number) => void ask(distributorApplyDrawer, { id, actions }), [ask, actions]);
  const columns = useApplyColumns(actions, show);
  useOpenFromAddress(show);
  const tabs = [
    { value: 'all', label: common('all'), countKey: 'all' },
    ...DECIDED.map((value) => ({ value, label: enums(value), countKey: value })),
  ];
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />}>
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
      <StoreFilter list={list} label={t('fields.storeId')} />
    </FilterBar>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={filters}
      tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('tabs.label')} />}
      bulk={actions.bulk.length > 0 ? <BulkActions list={list} actions={actions.bulk} /> : undefined}
      pollNew
    />
  );
}
