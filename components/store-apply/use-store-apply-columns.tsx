'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { Digits } from '@/components/list/cells/LongNumber';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RegionText } from '@/components/list/cells/RegionText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { StoreApply } from '@/lib/contract/store-apply';
import { ApplyPayChip, StoreApplyChip } from './StoreApplyChip';
import type { StoreApplyActions } from './use-store-apply-actions';

/** The columns of the applications. */
export function useStoreApplyColumns({ show, of }: StoreApplyActions): readonly Column<StoreApply>[] {
  const t = useTranslations('storeApply');
  const common = useTranslations('common');
  const { language } = useLanguage();
  return useMemo((): readonly Column<StoreApply>[] => {
    const number = (row: StoreApply) => (
      <CopyText text={row.applyNo}>
        <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row.id)}>
          <Digits>{row.applyNo}</Digits>
        </LinkButton>
      </CopyText>
    );
    const columns: readonly Column<StoreApply>[] = [
      { key: 'applyNo', header: t('fields.applyNo'), width: 160, hideable: false, cell: number },
      { key: 'applicant', header: t('fields.applicant'), width: 93, cell: (row) => <TwoLines first={row.nickname} second={row.mobile} /> },
      {
        key: 'storeName',
        header: t('fields.storeName'),
        width: 140,
        card: 'title',
        cell: ({ logo, storeName }) => <PictureText src={logo} initial={storeName.slice(0, 1)} title={storeName} />,
      },
      {
        key: 'contact',
        header: t('fields.contact'),
        width: 99,
        cell: (row) => <TwoLines first={row.contactName} second={row.contactMobile} />,
      },
      {
        key: 'region',
        header: t('fields.region'),
        width: 94,
        cell: ({ region }) => <RegionText region={region} />,
      },
      { key: 'levelId', header: t('fields.levelId'), width: 64, cell: ({ levelName }) => levelName || '-' },
      {
        key: 'mealId',
        header: t('fields.mealId'),
        width: 88,
        card: 'amount',
        cell: ({ mealName, mealPrice }) => (mealName === '' ? '-' : <TwoLines first={mealName} second={<MoneyText fen={mealPrice} />} />),
      },
      { key: 'payStatus', header: t('fields.payStatus'), width: 80, cell: ({ payStatus }) => <ApplyPayChip payStatus={payStatus} /> },
      { key: 'createTime', header: t('fields.createTime'), width: 97, cell: ({ createTime }) => <StackedTime time={createTime} /> },
      { key: 'status', header: t('fields.status'), width: 76, card: 'mark', cell: ({ status }) => <StoreApplyChip status={status} /> },
      {
        key: 'auditor',
        header: t('fields.auditor'),
        width: 158,
        card: 'none',
        cell: ({ auditorName, auditTime }) => <TwoLines first={auditorName} second={auditTime && <TimeText time={auditTime} />} />,
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 152,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...of(row)]} />,
      },
    ];
    return englishWidths(columns, language, [
      ['levelId', 110],
      ['payStatus', 110],
      ['status', 144],
    ]);
  }, [t, common, language, show, of]);
}
