'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LongNumber } from '@/components/list/cells/LongNumber';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { OneLine } from '@/components/list/cells/one-line';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { type StoreFlow, showsOrderAmount } from '@/lib/contract/store-flow';
import { BizNo } from './BizNo';
import { SettleChip } from './SettleChip';

/** Of a time, the day: the hour stands in the record. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

interface FlowWays {
  show(row: StoreFlow): void;
  editRemark(row: StoreFlow): void;
  /** The store is a column of the platform's ledger alone. */
  readonly stores: boolean;
}

/** The columns of a ledger of stores (shopping.md 5): both numbers and type with remark share a cell, so that all stand beside the actions at 1440 px. */
export function useFlowColumns({ show, editRemark, stores }: FlowWays): readonly Column<StoreFlow>[] {
  const t = useTranslations('storeFlow');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const types = useTranslations('enums.storeFlowBiz');
  return useMemo(() => {
    const end = { align: 'end' } as const;
    const ofOrder = (field: 'orderAmount' | 'platformFee' | 'commission') => (row: StoreFlow) =>
      showsOrderAmount(row) ? <MoneyText fen={row[field]} /> : '-';
    const settled = (row: StoreFlow) => (
      <TwoLines first={<SettleChip status={row.settleStatus} />} second={row.settleTime?.slice(0, DAY_LENGTH)} />
    );
    const numbers = (row: StoreFlow) => (
      <>
        <LongNumber text={row.flowNo} />
        {row.bizNo !== '' && <BizNo row={row} />}
      </>
    );
    const type = ({ amount, bizType, remark }: StoreFlow) => (
      <TwoLines
        first={<StatusChip kind={amount < 0 ? 'closed' : 'running'} label={types(String(bizType))} />}
        second={remark && <OneLine title={remark}>{remark}</OneLine>}
      />
    );
    const columns: (Column<StoreFlow> | false)[] = [
      { key: 'flowNo', header: t('columns.numbers'), width: 212, card: 'title', hideable: false, cell: numbers },
      stores && { key: 'storeId', header: t('fields.storeId'), width: 90, cell: ({ storeName }) => storeName || '-' },
      { key: 'bizType', header: t('columns.type'), width: stores ? 146 : 170, cell: type },
      { key: 'orderAmount', header: t('fields.orderAmount'), width: 98, ...end, cell: ofOrder('orderAmount') },
      { key: 'platformFee', header: t('fields.platformFee'), width: 88, ...end, cell: ofOrder('platformFee') },
      { key: 'commission', header: t('fields.commission'), width: 88, ...end, cell: ofOrder('commission') },
      {
        key: 'amount',
        header: t('fields.amount'),
        width: 110,
        ...end,
        card: 'amount',
        cell: ({ amount }) => <MoneyText fen={amount} signed />,
      },
      { key: 'settleStatus', header: t('columns.settle'), width: 112, cell: settled },
      stackedTimeColumn('createTime', t('fields.createTime'), 97),
      actionsColumn(common('actions'), 108, (row) => (
        <RowActions
          actions={[
            { key: 'remark', label: common('remark'), act: () => editRemark(row) },
            { key: 'show', label: common('details'), act: () => show(row) },
          ]}
        />
      )),
    ];
    const shown = columns.filter((column) => column !== false);
    return englishWidths(shown, language, [
      ['bizType', 163],
      ['settleStatus', 130],
      ['actions', 148],
    ]);
  }, [language, t, common, types, show, editRemark, stores]);
}
