'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { InnerTable } from '@/components/controls/InnerTable';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { Answered } from '@/components/feedback/Answered';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { useFacts } from '@/components/records/use-facts';
import { everyRowOptions } from '@/lib/client/every-row';
import { type StoreFlow, showsOrderAmount } from '@/lib/contract/store-flow';
import { BizNo } from './BizNo';
import { type FlowKind, flowKinds } from './flow-kinds';
import { SettleChip } from './SettleChip';

export interface FlowDrawerParams {
  readonly kind: FlowKind;
  readonly row: StoreFlow;
}

/** One row of a ledger with the other rows of the same order, withdrawal or application: both sides of the entry. */
export function FlowDrawer({ payload: { kind, row } }: DialogProps<FlowDrawerParams, undefined>) {
  const types = useTranslations('enums.storeFlowBiz');
  const { fact, money, time } = useFacts('storeFlow.fields', row);
  const ofOrder = (field: 'orderAmount' | 'platformFee' | 'commission') => (showsOrderAmount(row) ? money(field) : fact(field, '-'));
  return (
    <DrawerFrame title={row.flowNo} chips={<SettleChip status={row.settleStatus} />} width={720}>
      <FactList
        facts={[
          fact('storeId', row.storeName),
          fact('bizType', types(String(row.bizType))),
          fact('bizNo', <BizNo row={row} />),
          fact('memberNickname', row.memberNickname),
          ofOrder('orderAmount'),
          ofOrder('platformFee'),
          ofOrder('commission'),
          fact('amount', <MoneyText fen={row.amount} signed />),
          fact('balanceAfter', row.balanceAfter === null ? '-' : <MoneyText fen={row.balanceAfter} />),
          time('settleTime'),
          time('createTime'),
          fact('operatorName', row.operatorName),
          fact('remark', row.remark, true),
        ]}
      />
      {row.bizNo !== '' && <Related kind={kind} bizNo={row.bizNo} />}
    </DrawerFrame>
  );
}

const DAY_LENGTH = 10;

/** All rows with the same number, those of the main store among them. */
function Related({ kind, bizNo }: { kind: FlowKind; bizNo: string }) {
  const t = useTranslations('storeFlow');
  const types = useTranslations('enums.storeFlowBiz');
  const related = useQuery({ ...everyRowOptions(flowKinds[kind].rows, { bizNo }), meta: { quiet: true } });
  return (
    <section style={{ padding: '14px 20px' }}>
      <h3 style={{ margin: '0 0 8px', fontSize: 14, fontWeight: 600 }}>{t('related')}</h3>
      <Answered of={related} skeleton={<TableSkeleton rows={2} />}>
        {(rows) => (
          <InnerTable
            label={t('related')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'storeName',
                header: `${t('fields.storeId')} / ${t('fields.bizType')}`,
                cell: ({ storeName, bizType }) => <TwoLines first={storeName} second={types(String(bizType))} />,
              },
              { key: 'amount', header: t('fields.amount'), align: 'end', cell: ({ amount }) => <MoneyText fen={amount} signed /> },
              { key: 'settleStatus', header: t('fields.settleStatus'), cell: ({ settleStatus }) => <SettleChip status={settleStatus} /> },
              {
                key: 'createTime',
                header: t('fields.createTime'),
                width: 106,
                cell: ({ createTime }) => <TwoLines first={createTime.slice(0, DAY_LENGTH)} second={createTime.slice(DAY_LENGTH)} />,
              },
            ]}
          />
        )}
      </Answered>
    </section>
  );
}
