'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TWO_LINES } from '@/components/controls/table-styles';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { PersonCell } from '@/components/list/cells/PersonCell';
import { RowActions } from '@/components/list/cells/RowActions';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { useReveal } from '@/components/list/cells/use-reveal';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn, textColumn } from '@/components/list/columns/FieldColumns';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { type DistributorApply, distributorApplyReveal } from '@/lib/contract/distributor-apply';
import { ApplyChip } from './ApplyChip';
import type { DistributorApplyActions } from './distributor-apply-actions';

const SHOWN_IMAGES = 1;

/** The columns of the applications; the store is the main store's affair. */
export function useApplyColumns({ forRow }: DistributorApplyActions, show: (id: number) => void): readonly Column<DistributorApply>[] {
  const t = useTranslations('distributorApply');
  const common = useTranslations('common');
  const reveal = useReveal(distributorApplyReveal);
  const { language } = useLanguage();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const who = (row: DistributorApply) => (
      <PersonCell
        person={row}
        note={row.applyCount > 1 ? t('times', { n: row.applyCount }) : `#${row.memberId}`}
        onOpen={() => show(row.id)}
      />
    );
    // The day: the hour stands in the record.
    const auditor = ({ auditorName, auditTime }: DistributorApply) => (
      <TwoLines first={auditorName} second={auditTime?.slice(0, 'YYYY-MM-DD'.length)} />
    );
    const columns: (Column<DistributorApply> | false)[] = [
      { key: 'applicant', header: t('fields.applicant'), width: 152, card: 'title', hideable: false, cell: who },
      { key: 'realName', header: t('fields.realName'), width: 76, cell: ({ realName }) => realName },
      {
        key: 'mobile',
        header: t('fields.mobile'),
        width: 150,
        cell: ({ id, mobile }) => <MaskedText text={mobile} reveal={reveal && (() => reveal({ id, field: 'mobile' }))} />,
      },
      {
        key: 'inviterName',
        header: t('fields.inviterName'),
        width: 84,
        card: 'none',
        cell: ({ inviterName }) => inviterName || '-',
      },
      {
        key: 'reason',
        header: t('fields.applyReason'),
        width: 100,
        cell: ({ reason }) => (
          <span title={reason} style={TWO_LINES}>
            {reason || '-'}
          </span>
        ),
      },
      {
        key: 'images',
        header: t('fields.images'),
        width: 76,
        card: 'none',
        cell: ({ images }) => <EvidencePictures urls={images} label={t('fields.images')} size={36} most={SHOWN_IMAGES} />,
      },
      stackedTimeColumn('createTime', t('fields.createTime'), 97),
      {
        key: 'status',
        header: t('fields.status'),
        width: language === 'en' ? 146 : 76,
        card: 'mark',
        cell: ({ status }) => <ApplyChip status={status} />,
      },
      { key: 'auditor', header: t('fields.auditor'), width: 92, card: 'none', cell: auditor },
      main && textColumn('storeName', t('fields.storeId'), 98, { card: 'none' }),
      actionsColumn(common('actions'), 150, (row) => (
        <RowActions actions={[{ key: 'show', label: common('view'), act: () => show(row.id) }, ...forRow(row)]} />
      )),
    ];
    return columns.filter((column) => column !== false);
  }, [language, t, common, reveal, main, show, forRow]);
}
