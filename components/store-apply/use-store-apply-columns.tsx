'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { Digits } from '@/components/list/cells/LongNumber';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RegionText } from '@/components/list/cells/RegionText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { useOpenRecord } from '@/components/records/use-open-record';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { StoreApply } from '@/lib/contract/store-apply';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import { ApplyPayChip, StoreApplyChip } from './StoreApplyChip';
import { storeApplyActions } from './store-apply-actions';
import { storeApplyDrawer } from './store-apply-dialogs';

/** The columns of the applications. */
export function useStoreApplyColumns(): readonly Column<StoreApply>[] {
  const t = useTranslations('storeApply');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const show = useOpenRecord(storeApplyDrawer);
  const { forRow } = useRecordActions(storeApplyActions);
  return useMemo((): readonly Column<StoreApply>[] => {
    const number = (row: StoreApply) => (
      <LinkButton type="button" style={{ marginLeft: -6, paddingRight: 0 }} onClick={() => show(row.id)}>
        <Digits>{row.applyNo}</Digits>
      </LinkButton>
    );
    const columns: readonly Column<StoreApply>[] = [
      { key: 'applyNo', header: t('fields.applyNo'), width: 121, hideable: false, cell: number },
      { key: 'applicant', header: t('fields.applicant'), width: 94, cell: (row) => <TwoLines first={row.nickname} second={row.mobile} /> },
      {
        key: 'storeName',
        header: t('columns.storeLevel'),
        width: 163,
        card: 'title',
        cell: ({ logo, storeName, levelName }) => (
          <PictureText src={logo} initial={storeName.slice(0, 1)} title={storeName} note={levelName || '-'} />
        ),
      },
      {
        key: 'contact',
        header: t('fields.contact'),
        width: 94,
        cell: (row) => <TwoLines first={row.contactName} second={row.contactMobile} />,
      },
      {
        key: 'region',
        header: t('fields.region'),
        width: 92,
        cell: ({ region }) => <RegionText region={region} />,
      },
      {
        key: 'mealId',
        header: t('fields.mealId'),
        width: 108,
        card: 'amount',
        cell: ({ mealName, mealPrice }) => (mealName === '' ? '-' : <TwoLines first={mealName} second={<MoneyText fen={mealPrice} />} />),
      },
      { key: 'payStatus', header: t('fields.payStatus'), width: 79, cell: ({ payStatus }) => <ApplyPayChip payStatus={payStatus} /> },
      stackedTimeColumn('createTime', t('fields.createTime'), 97),
      { key: 'status', header: t('fields.status'), width: 75, card: 'mark', cell: ({ status }) => <StoreApplyChip status={status} /> },
      {
        key: 'auditor',
        header: t('fields.auditor'),
        width: 90,
        card: 'none',
        cell: ({ auditorName, auditTime }) => (
          <TwoLines first={auditorName} second={auditTime && <span title={auditTime}>{dayOfWireTime(auditTime)}</span>} />
        ),
      },
      actionsColumn(common('actions'), 139, (row) => (
        <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...forRow(row)]} />
      )),
    ];
    return englishWidths(columns, language, [
      ['storeName', 157],
      ['payStatus', 110],
      ['status', 144],
    ]);
  }, [t, common, language, show, forRow]);
}
