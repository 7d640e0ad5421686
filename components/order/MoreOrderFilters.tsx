'use client';
import { useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { RangeFilter } from '@/components/list/filters/RangeFilter';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { SeveralFilter } from '@/components/list/filters/SeveralFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { goodsSource } from '@/components/records/goods-source';
import { memberSource } from '@/components/records/member-source';
import { useMay } from '@/components/viewer/use-may';
import { goodsOptions } from '@/lib/contract/goods/action';
import { FORM, type GoodsKind, SOFTWARE } from '@/lib/contract/goods/kind';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { FormOrderFilters } from './FormOrderFilters';
import { statesOf } from './order-kinds';
import { SoftwareOrderFilters } from './SoftwareOrderFilters';
import { useEnumOptions } from './use-enum-options';
import { useOrderStatusName } from './use-order-status-name';

interface Props {
  readonly kind: GoodsKind;
  readonly list: ResourceList<Order, OrderFilter>;
}

/** What orders can be found by besides, behind "more". */
export function MoreOrderFilters({ kind, list }: Props) {
  const t = useTranslations('order.fields');
  const common = useTranslations('common');
  const may = useMay();
  const nameOf = useOrderStatusName();
  const channels = useEnumOptions('payChannel', ['wechat', 'alipay', 'balance', 'offline']);
  const sources = useEnumOptions('orderSource', [1, 2, 3, 4, 9]);
  const flags = useEnumOptions('refundFlag', [0, 1, 2, 3]);
  const invoices = useEnumOptions('invoiceStatus', [0, 1, 2, 3]);
  const states = statesOf(kind).map((value) => ({ value, label: nameOf(kind, value) }));
  const yesNo = [
    { value: 1, label: common('yes') },
    { value: 0, label: common('no') },
  ];
  return (
    <>
      <SeveralFilter list={list} name="tab" label={t('status')} options={states} none="all" />
      {kind === FORM && <StoreFilter list={list} label={t('storeName')} />}
      <RemoteSelectFilter list={list} name="memberId" label={t('buyer')} source={memberSource} />
      {may(goodsOptions) && <RemoteSelectFilter list={list} name="goodsId" label={t('items')} source={goodsSource} />}
      <SelectFilter list={list} name="payChannel" label={t('payChannel')} options={channels} />
      <SelectFilter list={list} name="source" label={t('source')} options={sources} />
      <SelectFilter list={list} name="refundFlag" label={t('refundFlag')} options={flags} />
      <SelectFilter
        list={list}
        name="afterSaleWaiting"
        label={t('afterSaleWaiting')}
        options={[{ value: 1, label: t('afterSaleWaiting') }]}
      />
      <SelectFilter list={list} name="invoiceStatus" label={t('invoiceStatus')} options={invoices} />
      <SelectFilter list={list} name="hasRemark" label={t('hasRemark')} options={yesNo} />
      <DateRangeFilter list={list} label={t('payTime')} start="payTimeStart" end="payTimeEnd" />
      <DateRangeFilter list={list} label={t('finishTime')} start="finishTimeStart" end="finishTimeEnd" />
      <RangeFilter list={list} label={t('payPrice')} min="payPriceMin" max="payPriceMax" kind="money" />
      {kind === FORM && <FormOrderFilters list={list} />}
      {kind === SOFTWARE && <SoftwareOrderFilters list={list} />}
    </>
  );
}
