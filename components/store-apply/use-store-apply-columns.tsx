'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { StoreApply } from '@/lib/contract/store-apply';
import { ApplyPayChip, StoreApplyChip } from './StoreApplyChip';
import type { StoreApplyActions } from './use-store-apply-actions';

/** The columns of the applications. */
export function useStoreApplyColumns({ show, of }: StoreApplyActions): readonly Column<StoreApply>[] {
  const t = useTranslations('storeApply');
  const common = useTranslations('common');
  return useMemo((): readonly Column<StoreApply>[] => {
    const number = (row: StoreApply) => (
      <CopyText text={row.applyNo}>
        <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row.id)}>
          {row.applyNo}
        </LinkButton>
      </CopyText>
    );
    return [
      { key: 'applyNo', header: t('fields.applyNo'), width: 240, hideable: false, cell: number },
      { key: 'applicant', header: t('fields.applicant'), width: 130, cell: (row) => <TwoLines first={row.nickname} second={row.mobile} /> },
      {
        key: 'storeName',
        header: t('fields.storeName'),
        width: 180,
        card: 'title',
        cell: ({ logo, storeName }) => <PictureText src={logo} initial={storeName.slice(0, 1)} title={storeName} />,
      },
      {
        key: 'contact',
        header: t('fields.contact'),
        width: 130,
        cell: (row) => <TwoLines first={row.contactName} second={row.contactMobile} />,
      },
      {
        key: 'region',
        header: t('fields.region'),
        width: 140,
        cell: ({ region: [province, ...within] }) => (
          <TwoLines first={within.join(' ') || province} second={within.length > 0 ? province : ''} />
        ),
      },
      { key: 'levelId', header: t('fields.levelId'), width: 90, cell: ({ levelName }) => levelName || '-' },
      {
        key: 'mealId',
        header: t('fields.mealId'),
        width: 120,
        card: 'amount',
        cell: ({ mealName, mealPrice }) => (mealName === '' ? '-' : <TwoLines first={mealName} second={<MoneyText fen={mealPrice} />} />),
      },
      { key: 'payStatus', header: t('fields.payStatus'), width: 90, cell: ({ payStatus }) => <ApplyPayChip payStatus={payStatus} /> },
      { key: 'createTime', header: t('fields.createTime'), width: 158, cell: ({ createTime }) => <TimeText time={createTime} /> },
      { key: 'status', header: t('fields.status'), width: 90, card: 'mark', cell: ({ status }) => <StoreApplyChip status={status} /> },
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
        width: 150,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...of(row)]} />,
      },
    ];
  }, [t, common, show, of]);
}
