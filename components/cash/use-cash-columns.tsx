'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { NumberLink } from '@/components/list/cells/NumberLink';
import { RowActions } from '@/components/list/cells/RowActions';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { longTextColumn, moneyColumn, stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { cashDrawer } from '@/components/records/record-drawers';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Cash } from '@/lib/contract/cash';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import { CashAccountText } from './CashAccountText';
import { ApplicantChip, CashChip } from './CashChip';
import type { CashActions } from './cash-actions';

/** The columns of the withdrawals. */
export function useCashColumns({ forRow }: CashActions): readonly Column<Cash>[] {
  const t = useTranslations('cash');
  const { language } = useLanguage();
  const common = useTranslations('common');
  const types = useTranslations('enums.cashType');
  const show = useOpenRecord(cashDrawer);
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo((): readonly Column<Cash>[] => {
    const end = { align: 'end' } as const;
    const number = ({ id, cashNo }: Cash) => <NumberLink number={cashNo} onOpen={() => show(id)} />;
    const columns: readonly Column<Cash>[] = [
      { key: 'cashNo', header: t('fields.cashNo'), width: 124, card: 'title', hideable: false, cell: number },
      {
        key: 'applicant',
        header: t('fields.name'),
        width: 100,
        cell: (row) => <TwoLines first={row.name} second={<ApplicantChip applicant={row.applicant} />} />,
      },
      moneyColumn('amount', t('fields.amount'), 100),
      moneyColumn('fee', t('fields.fee'), 78),
      {
        key: 'arrival',
        header: t('fields.arrival'),
        width: 104,
        ...end,
        card: 'amount',
        cell: ({ arrival }) => (
          <b style={{ fontWeight: 600 }}>
            <MoneyText fen={arrival} />
          </b>
        ),
      },
      { key: 'status', header: t('fields.status'), width: 82, card: 'mark', cell: ({ status }) => <CashChip status={status} /> },
      { key: 'type', header: t('fields.type'), width: 86, cell: ({ type }) => types(String(type)) },
      {
        key: 'account',
        header: t('fields.account'),
        // Another store pays nothing out, so that no boxes stand before its rows.
        width: main ? 120 : 164,
        cell: (row) => <TwoLines first={row.account.bankName || row.account.holder} second={<CashAccountText row={row} />} />,
      },
      stackedTimeColumn('createTime', t('fields.createTime'), 96),
      {
        key: 'auditor',
        header: t('fields.auditor'),
        width: 92,
        card: 'none',
        cell: ({ auditorName, auditTime }) => (
          <TwoLines first={auditorName} second={auditTime && <span title={auditTime}>{dayOfWireTime(auditTime)}</span>} />
        ),
      },
      {
        key: 'voucher',
        header: t('fields.voucher'),
        width: 96,
        card: 'none',
        cell: ({ payVoucher }) => <EvidencePictures urls={payVoucher} label={t('fields.voucher')} size={28} />,
      },
      longTextColumn('remark', t('fields.remark'), 120, { card: 'none' }),
      actionsColumn(common('actions'), 170, (row) => (
        <RowActions actions={[...forRow(row), { key: 'show', label: common('details'), act: () => show(row.id) }]} />
      )),
    ];
    return englishWidths(columns, language, [
      ['applicant', 174],
      ['account', 162],
      ['status', 134],
      // A store takes its own application back, in longer words.
      ['actions', main ? 190 : 218],
    ]);
  }, [main, language, t, common, types, show, forRow]);
}
