'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { SumCards } from '@/components/controls/SumCards';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { ListPage } from '@/components/list/ListPage';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { cashDrawer } from '@/components/records/record-drawers';
import { useOpenFromAddress } from '@/components/records/use-open-from-address';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { cash, cashExport, cashTabs } from '@/lib/contract/cash';
import { formatFen } from '@/lib/format/money';
import { useResourceList } from '@/lib/list/use-resource-list';
import { BankExport } from './BankExport';
import { CashFilters } from './CashFilters';
import { cashActions } from './cash-actions';
import { cashApplyDialog } from './cash-dialogs';
import { useCashColumns } from './use-cash-columns';

const SUMS = ['pending', 'toPay', 'paid', 'fee'] as const;

/** 提现申请列表: the main store decides and pays, other stores apply. */
export function CashList() {
  const t = useTranslations('cash');
  const common = useTranslations('common');
  const route = useTranslations('route');
  const status = useTranslations('enums.cashStatus');
  const main = useViewer().storeId === MAIN_STORE;
  const list = useResourceList(cash);
  const ask = useAskOnDemand();
  const actions = useRecordActions(cashActions);
  const columns = useCashColumns(actions);
  useOpenFromAddress(useOpenRecord(cashDrawer));
  const tabs = cashTabs.map((value) => ({ value, label: value === 'all' ? common('all') : status(value), countKey: value }));
  const buttons = (
    <>
      {main ? (
        <BankExport list={list} />
      ) : (
        <PlainButton variant="contained" onClick={() => void ask(cashApplyDialog, {})}>
          {t('apply')}
        </PlainButton>
      )}
      <ExportMenu list={list} exporter={cashExport} name={route('cashList')} />
    </>
  );
  const bulk = (
    <>
      <BulkActions list={list} actions={actions.bulk} />
      <ExportSelected list={list} exporter={cashExport} name={route('cashList')} />
    </>
  );
  return (
    <>
      <SumCards label={t('sums.label')} sums={SUMS.map((key) => ({ key, label: t(`sums.${key}`), fen: list.summary[key] }))} />
      <ListPage
        list={list}
        columns={columns}
        filters={<CashFilters list={list} actions={buttons} />}
        tabs={<ViewTabs list={list} name="tab" tabs={tabs} label={t('fields.status')} />}
        bulk={main ? bulk : undefined}
        summary={list.summary.amount === undefined ? null : <span>{t('listed', { x: formatFen(list.summary.amount) })}</span>}
        pollNew
      />
    </>
  );
}
