'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { Cash } from '@/lib/contract/cash';
import { CashAccountText } from './CashAccountText';
import { ApplicantChip, CashChip } from './CashChip';
import { CashVouchers } from './CashVouchers';
import type { CashActions } from './use-cash-actions';

/** The columns of the withdrawals. */
export function useCashColumns({ show, of }: CashActions): readonly Column<Cash>[] {
  const t = useTranslations('cash');
  const common = useTranslations('common');
  const types = useTranslations('enums.cashType');
  return useMemo((): readonly Column<Cash>[] => {
    const end = { align: 'end' } as const;
    const number = (row: Cash) => (
      <CopyText text={row.cashNo}>
        <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row.id)}>
          {row.cashNo}
        </LinkButton>
      </CopyText>
    );
    return [
      { key: 'cashNo', header: t('fields.cashNo'), width: 214, card: 'title', hideable: false, cell: number },
      {
        key: 'applicant',
        header: t('fields.name'),
        width: 132,
        cell: (row) => <TwoLines first={row.name} second={<ApplicantChip applicant={row.applicant} />} />,
      },
      { key: 'amount', header: t('fields.amount'), width: 104, ...end, cell: ({ amount }) => <MoneyText fen={amount} /> },
      { key: 'fee', header: t('fields.fee'), width: 84, ...end, cell: ({ fee }) => <MoneyText fen={fee} /> },
      {
        key: 'arrival',
        header: t('fields.arrival'),
        width: 112,
        ...end,
        card: 'amount',
        cell: ({ arrival }) => (
          <b style={{ fontWeight: 600 }}>
            <MoneyText fen={arrival} />
          </b>
        ),
      },
      { key: 'status', header: t('fields.status'), width: 96, card: 'mark', cell: ({ status }) => <CashChip status={status} /> },
      { key: 'type', header: t('fields.type'), width: 108, cell: ({ type }) => types(String(type)) },
      {
        key: 'account',
        header: t('fields.account'),
        width: 190,
        cell: (row) => <TwoLines first={row.account.bankName || row.account.holder} second={<CashAccountText row={row} />} />,
      },
      { key: 'createTime', header: t('fields.createTime'), width: 158, cell: (row) => <TimeText time={row.createTime} /> },
      {
        key: 'auditor',
        header: t('fields.auditor'),
        width: 158,
        card: 'none',
        cell: ({ auditorName, auditTime }) => <TwoLines first={auditorName} second={auditTime && <TimeText time={auditTime} />} />,
      },
      {
        key: 'voucher',
        header: t('fields.voucher'),
        width: 96,
        card: 'none',
        cell: ({ payVoucher }) => <CashVouchers images={payVoucher} size={28} />,
      },
      {
        key: 'remark',
        header: t('fields.remark'),
        width: 120,
        card: 'none',
        cell: ({ remark }) => <span title={remark}>{remark || '-'}</span>,
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 216,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[...of(row), { key: 'show', label: common('details'), act: () => show(row.id) }]} />,
      },
    ];
  }, [t, common, types, show, of]);
}
