'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LongNumber } from '@/components/list/cells/LongNumber';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
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

/** The columns of a ledger of stores (shopping.md 5). */
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
    const columns: (Column<StoreFlow> | false)[] = [
      { key: 'flowNo', header: t('fields.flowNo'), width: 128, card: 'title', cell: ({ flowNo }) => <LongNumber text={flowNo} /> },
      stores && { key: 'storeId', header: t('fields.storeId'), width: 90, cell: ({ storeName }) => storeName || '-' },
      {
        key: 'bizType',
        header: t('fields.bizType'),
        width: 88,
        card: 'mark',
        cell: (row) => <StatusChip kind={row.amount < 0 ? 'closed' : 'running'} label={types(String(row.bizType))} />,
      },
      { key: 'bizNo', header: t('fields.bizNo'), width: 142, cell: (row) => <BizNo row={row} /> },
      { key: 'orderAmount', header: t('fields.orderAmount'), width: 98, ...end, cell: ofOrder('orderAmount') },
      { key: 'platformFee', header: t('fields.platformFee'), width: 92, ...end, cell: ofOrder('platformFee') },
      { key: 'commission', header: t('fields.commission'), width: 92, ...end, cell: ofOrder('commission') },
      {
        key: 'amount',
        header: t('fields.amount'),
        width: 110,
        ...end,
        card: 'amount',
        cell: ({ amount }) => <MoneyText fen={amount} signed />,
      },
      { key: 'settleStatus', header: t('columns.settle'), width: 112, cell: settled },
      { key: 'createTime', header: t('fields.createTime'), width: 97, cell: (row) => <StackedTime time={row.createTime} /> },
      {
        key: 'remark',
        header: t('fields.remark'),
        width: 130,
        card: 'none',
        cell: ({ remark }) => <span title={remark}>{remark || '-'}</span>,
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 108,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              { key: 'remark', label: common('remark'), act: () => editRemark(row) },
              { key: 'show', label: common('details'), act: () => show(row) },
            ]}
          />
        ),
      },
    ];
    const shown = columns.filter((column): column is Column<StoreFlow> => Boolean(column));
    return englishWidths(shown, language, [
      ['bizType', 160],
      ['settleStatus', 130],
      ['actions', 148],
    ]);
  }, [language, t, common, types, show, editRemark, stores]);
}
