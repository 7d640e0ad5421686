'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { ListPage } from '@/components/list/ListPage';
import { memberDrawer } from '@/components/records/record-drawers';
import { useMay } from '@/components/viewer/use-may';
import type { LedgerRow } from '@/lib/contract/member-ledger';
import { useResourceList } from '@/lib/list/use-resource-list';
import { LedgerFilters } from './LedgerFilters';
import { LedgerSums } from './LedgerSums';
import { ledgerRemarkDialog } from './ledger-dialogs';
import { type LedgerKind, ledgers } from './ledgers';
import { useLedgerColumns } from './use-ledger-columns';

/** 积分记录 and 余额记录: every movement of points, or of balances. */
export function LedgerList({ kind }: { kind: LedgerKind }) {
  const route = useTranslations('route');
  const { rows, remark, exporter, title } = ledgers[kind];
  const list = useResourceList(rows);
  const ask = useAskOnDemand();
  const show = useCallback((id: number) => void ask(memberDrawer, { id }), [ask]);
  const may = useMay();
  const editRemark = useCallback((row: LedgerRow) => void ask(ledgerRemarkDialog, { kind, row }), [ask, kind]);
  const columns = useLedgerColumns(kind, { show, editRemark: may(remark) ? editRemark : undefined });
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={<LedgerFilters kind={kind} list={list} actions={<ExportMenu list={list} exporter={exporter} name={route(title)} />} />}
      bulk={<ExportSelected list={list} exporter={exporter} name={route(title)} />}
      summary={<LedgerSums kind={kind} summary={list.summary} />}
    />
  );
}
