'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { LongNumber } from '@/components/list/cells/LongNumber';
import { LinkButton } from '@/components/list/cells/link-button';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { longTextColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { RecordNumber } from '@/components/records/RecordNumber';
import { useOpenOrderByNumber } from '@/components/records/use-open-order';
import { useOpenWithdrawalByNumber } from '@/components/records/use-open-withdrawal';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { type LedgerRow, recordNumbered } from '@/lib/contract/member-ledger';
import { LedgerAmount } from './LedgerAmount';
import { type LedgerKind, ledgers } from './ledgers';

interface Ways {
  /** Opens the member's record; inside that record the member needs no column. */
  readonly show?: ((memberId: number) => void) | undefined;
  /** Edits the remark, where the person may. */
  readonly editRemark?: ((row: LedgerRow) => void) | undefined;
}

/** The columns of a ledger, on its own page and in the record of a member. */
export function useLedgerColumns(kind: LedgerKind, { show, editRemark }: Ways): readonly Column<LedgerRow>[] {
  const t = useTranslations('ledger');
  const common = useTranslations('common');
  const bizType = useTranslations(`enums.${ledgers[kind].bizEnum}`);
  const main = useViewer().storeId === MAIN_STORE;
  const openOrder = useOpenOrderByNumber();
  const openWithdrawal = useOpenWithdrawalByNumber();
  return useMemo(() => {
    const time: Column<LedgerRow> = timeColumn('createTime', t('fields.createTime'), 158);
    const columns: (Column<LedgerRow> | false | undefined)[] = [
      { key: 'no', header: t('fields.no'), width: 194, card: 'title', cell: ({ no }) => <LongNumber text={no} /> },
      show && {
        key: 'member',
        header: t('fields.member'),
        width: 120,
        cell: ({ memberId, nickname, mobile }) => (
          <>
            <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(memberId)}>
              {nickname}
            </LinkButton>
            <Small>{mobile}</Small>
          </>
        ),
      },
      {
        key: 'bizType',
        header: t('fields.bizType'),
        width: 146,
        card: 'mark',
        cell: (row) => <StatusChip kind="closed" label={bizType(String(row.bizType))} />,
      },
      {
        key: 'delta',
        header: t('fields.delta'),
        width: 108,
        align: 'end',
        card: 'amount',
        cell: ({ delta }) => <LedgerAmount kind={kind} value={delta} signed />,
      },
      {
        key: 'after',
        header: t('fields.after'),
        width: 108,
        align: 'end',
        cell: ({ after }) => <LedgerAmount kind={kind} value={after} />,
      },
      // What follows the time may stand out of sight: on a window of 1440 px, and in the narrow drawer of a record.
      time,
      {
        key: 'bizNo',
        header: t('fields.bizNo'),
        width: 200,
        cell: ({ bizNo, bizId, bizType: biz }) => {
          const named = bizId === null ? undefined : recordNumbered(kind, biz);
          return <RecordNumber number={bizNo} open={named && { order: openOrder, withdrawal: openWithdrawal }[named]} />;
        },
      },
      longTextColumn('remark', t('fields.remark'), 160),
      { key: 'operatorName', header: t('fields.operatorName'), width: 100, cell: ({ operatorName }) => operatorName || '-' },
      main && show && { key: 'storeName', header: t('fields.storeId'), width: 120, cell: ({ storeName }) => storeName },
      editRemark &&
        actionsColumn(common('actions'), 118, (row) => (
          <RowActions actions={[{ key: 'remark', label: t('remark'), act: () => editRemark(row) }]} />
        )),
    ];
    return columns.filter((column) => column !== undefined && column !== false);
  }, [kind, show, editRemark, t, common, bizType, main, openOrder, openWithdrawal]);
}
