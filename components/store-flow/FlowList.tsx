'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { cashApplyDialog } from '@/components/cash/cash-dialogs';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { withoutPaging } from '@/components/list/export/export-query';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Cycle, type StoreFlow, storeFinanceAdjust } from '@/lib/contract/store-flow';
import { formatFen } from '@/lib/format/money';
import { useResourceList } from '@/lib/list/use-resource-list';
import { EarningsCards } from './EarningsCards';
import { FinanceCards } from './FinanceCards';
import { FlowFilters } from './FlowFilters';
import { FlowSummary } from './FlowSummary';
import { type FlowView, FlowViews } from './FlowViews';
import { adjustDialog, flowDrawer, flowRemarkDialog } from './flow-dialogs';
import { type FlowKind, flowKinds } from './flow-kinds';
import { useFlowColumns } from './use-flow-columns';
import { useFlowPeriod } from './use-flow-period';

/** 门店流水 and 收益流水: every movement of stores' money, in detail and by day, week or month. */
export function FlowList({ kind }: { kind: FlowKind }) {
  const t = useTranslations('storeFlow');
  const route = useTranslations('route');
  const { rows, exporter, title } = flowKinds[kind];
  const list = useResourceList(rows);
  const ask = useAskOnDemand();
  const may = useMay();
  const main = useViewer().storeId === MAIN_STORE;
  const [view, setView] = useState<FlowView>('details');
  const [cycle, setCycle] = useState<Cycle>('day');
  const show = useCallback((row: StoreFlow) => void ask(flowDrawer, { kind, row }), [ask, kind]);
  const editRemark = useCallback((row: StoreFlow) => void ask(flowRemarkDialog, { kind, row }), [ask, kind]);
  const columns = useFlowColumns({ show, editRemark, stores: kind === 'finance' });
  const buttons = (
    <>
      {kind === 'finance' && may(storeFinanceAdjust) && (
        <PlainButton variant="outlined" onClick={() => void ask(adjustDialog, { storeId: list.query.storeId })}>
          {t('adjust')}
        </PlainButton>
      )}
      {kind === 'earnings' && !main && (
        <PlainButton variant="contained" onClick={() => void ask(cashApplyDialog, {})}>
          {t('withdraw')}
        </PlainButton>
      )}
      <ExportMenu list={list} exporter={exporter} name={route(title)} />
    </>
  );
  const period = useFlowPeriod(list);
  const switchView = (next: FlowView) => {
    period.choose(cycle, null);
    setView(next);
  };
  const switchCycle = (next: Cycle) => {
    period.choose(cycle, null);
    setCycle(next);
  };
  const above = view === 'summary' && (
    <FlowSummary
      kind={kind}
      cycle={cycle}
      filter={{ ...withoutPaging(list.query), ...period.covers }}
      chosen={period.chosen}
      onChoose={(next) => period.choose(cycle, next)}
    />
  );
  const { net } = list.summary;
  return (
    <>
      {kind === 'finance' ? <FinanceCards sums={list.summary} /> : <EarningsCards />}
      <ListPage
        list={list}
        columns={columns}
        filters={<FlowFilters kind={kind} list={list} actions={buttons} />}
        tabs={<FlowViews view={view} cycle={cycle} onView={switchView} onCycle={switchCycle} />}
        above={above}
        bulk={<ExportSelected list={list} exporter={exporter} name={route(title)} />}
        summary={net === undefined ? null : <span>{t('together', { x: formatFen(net) })}</span>}
      />
    </>
  );
}
