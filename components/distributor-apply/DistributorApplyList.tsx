'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { distributorApply } from '@/lib/contract/distributor-apply';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useApplyBulk } from './use-apply-bulk';
import { useApplyColumns } from './use-apply-columns';
import { useApplyCommands } from './use-apply-commands';

const DECIDED = ['0', '1', '2'] as const;

/** 分销商申请: members who want to become distributors. */
export function DistributorApplyList() {
  const t = useTranslations('distributorApply');
  const common = useTranslations('common');
  const enums = useTranslations('enums.applyStatus');
  const list = useResourceList(distributorApply);
  const commands = useApplyCommands();
  const columns = useApplyColumns(commands);
  useOpenFromAddress(commands.show);
  const { approve, reject } = useApplyBulk(list);
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
  const bulk = commands.mayDecide ? (
    <>
      <Button variant="outlined" size="small" onClick={() => void approve()}>
        {t('bulkApprove')}
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => void reject()}>
        {t('bulkReject')}
      </Button>
    </>
  ) : undefined;
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={filters}
      tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('tabs.label')} />}
      bulk={bulk}
      pollNew
    />
  );
}
