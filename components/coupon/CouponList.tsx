'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { coupon, couponExport } from '@/lib/contract/coupon';
import { couponKind, couponScope, couponTake } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import { useResourceList } from '@/lib/list/use-resource-list';
import { couponActions } from './coupon-actions';
import { couponForm } from './coupon-dialogs';
import { useCouponColumns } from './use-coupon-columns';

const STATES = Object.values(couponState);

/** 优惠券列表: the coupons of the platform and of the stores (marketing.md 1). */
export function CouponList() {
  const t = useTranslations('coupon');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const route = useTranslations('route');
  const list = useResourceList(coupon);
  const actions = useRecordActions(couponActions);
  const columns = useCouponColumns(actions);
  const options = (name: 'couponKind' | 'couponTake' | 'couponScope', codes: Readonly<Record<string, number>>) =>
    Object.values(codes).map((value) => ({ value, label: enums(`${name}.${value}`) }));
  const { open } = useOnDemand(couponForm);
  const add = actions.may('edit') && (
    <PlainButton variant="contained" onClick={() => void open(() => ({ id: null, copy: false }))}>
      {t('add')}
    </PlainButton>
  );
  const tabs = [
    { value: 'all', label: common('all'), countKey: 'all' },
    ...STATES.map((state) => ({ value: String(state), label: enums(`couponStatus.${state}`), countKey: String(state) })),
  ];
  const buttons = (
    <>
      {add}
      <ExportMenu list={list} exporter={couponExport} name={route('coupon')} />
    </>
  );
  const filters = (
    <FilterBar
      list={list}
      lead={<TextFilter list={list} name="name" label={t('fields.name')} />}
      actions={buttons}
      more={
        <>
          <SelectFilter list={list} name="scope" label={t('columns.scope')} options={options('couponScope', couponScope)} />
          <DateRangeFilter list={list} start="startTime" end="endTime" label={t('fields.createTime')} />
        </>
      }
    >
      <SelectFilter list={list} name="kind" label={t('fields.kind')} options={options('couponKind', couponKind)} />
      <SelectFilter list={list} name="takeType" label={t('fields.takeType')} options={options('couponTake', couponTake)} />
      <StoreFilter list={list} label={t('fields.storeId')} />
    </FilterBar>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={filters}
      bulk={<ExportSelected list={list} exporter={couponExport} name={route('coupon')} />}
      tabs={<ViewTabs list={list} name="status" label={t('fields.status')} tabs={tabs} />}
      emptyAction={add}
    />
  );
}
