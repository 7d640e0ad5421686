'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/ExportMenu';
import { ExportSelected } from '@/components/list/ExportSelected';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/theme/use-may';
import type { LedgerRow } from '@/lib/contract/member-ledger';
import { useResourceList } from '@/lib/list/use-resource-list';
import { LedgerFilters } from './LedgerFilters';
import { LedgerSums } from './LedgerSums';
import { type LedgerKind, ledgers } from './ledgers';
import { ledgerRemarkDialog } from './member-dialogs';
import { useLedgerColumns } from './use-ledger-columns';
import { useMemberActions } from './use-member-actions';

/** 积分记录: every movement of points. */
export const PointRecordList = () => <LedgerList kind="points" />;
/** 余额记录: every movement of balances. */
export const BalanceRecordList = () => <LedgerList kind="balance" />;

function LedgerList({ kind }: { kind: LedgerKind }) {
  const route = useTranslations('route');
  const { rows, remark, exporter, title } = ledgers[kind];
  const list = useResourceList(rows);
  const { show } = useMemberActions();
  const ask = useAskOnDemand();
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
