'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { useOpenRecord } from '@/components/records/use-open-record';
import { invoice, invoiceExport, invoiceTabs } from '@/lib/contract/invoice';
import { invoiceState } from '@/lib/contract/states/invoice';
import { useResourceList } from '@/lib/list/use-resource-list';
import { InvoiceTools } from './InvoiceTools';
import { invoiceActions } from './invoice-actions';
import { invoiceDrawer } from './invoice-drawer';
import { useInvoiceColumns } from './use-invoice-columns';

/** 发票申请列表: every store issues the invoices of its own orders. */
export function InvoiceList() {
  const t = useTranslations('invoice');
  const route = useTranslations('route');
  const enums = useTranslations('enums');
  const list = useResourceList(invoice);
  const actions = useRecordActions(invoiceActions);
  const columns = useInvoiceColumns(actions);
  useOpenFromAddress(useOpenRecord(invoiceDrawer));
  const types = [1, 2, 3].map((value) => ({ value, label: enums(`invoiceType.${value}`) }));
  const titles = [1, 2].map((value) => ({ value, label: enums(`invoiceTitleType.${value}`) }));
  const states = Object.values(invoiceState).map((value) => ({ value, label: enums(`invoiceStatus.${value}`) }));
  const tabs = invoiceTabs.map((value) => ({ value, label: t(`tabs.${value}`), countKey: value }));
  const buttons = (
    <>
      <InvoiceTools list={list} />
      <ExportMenu list={list} exporter={invoiceExport} name={route('invoiceList')} />
    </>
  );
  const lead = <TextFilter list={list} name="keyword" label={t('keyword')} />;
  const filters = (
    <FilterBar list={list} lead={lead} actions={buttons} more={<StoreFilter list={list} label={t('fields.storeId')} />}>
      <SelectFilter list={list} name="type" label={t('fields.type')} options={types} />
      <SelectFilter list={list} name="titleType" label={t('fields.titleType')} options={titles} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
  const bulk = (
    <>
      <BulkActions list={list} actions={actions.bulk} />
      <ExportSelected list={list} exporter={invoiceExport} name={route('invoiceList')} />
    </>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={filters}
      tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('fields.status')} />}
      bulk={bulk}
      pollNew
    />
  );
}
