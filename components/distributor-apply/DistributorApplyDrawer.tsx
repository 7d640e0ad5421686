'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useLevelOptions } from '@/components/level/use-level-options';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useReveal } from '@/components/list/cells/use-reveal';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { useFacts } from '@/components/records/use-facts';
import { readOptions } from '@/lib/client/resource-queries';
import { type DistributorApply, distributorApplyInfo, distributorApplyReveal } from '@/lib/contract/distributor-apply';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { ApplyChip } from './ApplyChip';
import type { DistributorApplyActions } from './distributor-apply-actions';

export interface ApplyDrawerParams {
  readonly id: number;
  readonly actions: DistributorApplyActions;
}

const IMAGE_SIZE = 96;

/** One application with everything the applicant sent and what became of it. */
export function DistributorApplyDrawer({ payload: { id, actions } }: DialogProps<ApplyDrawerParams, undefined>) {
  const t = useTranslations('distributorApply');
  return (
    <RecordDrawer
      query={readOptions(distributorApplyInfo, { id })}
      waitingTitle={t('detail')}
      title={(row) => `${t('detail')} · ${row.nickname}`}
      actions={actions.forRow}
      panels={[{ key: 'detail', label: t('detail'), draw: (row) => <Details row={row} /> }]}
      width={640}
    />
  );
}

function Details({ row }: { row: DistributorApply }) {
  const t = useTranslations('distributorApply');
  const reveal = useReveal(distributorApplyReveal);
  const levels = useLevelOptions(distributorLevel);
  const masked = (field: 'mobile' | 'idCard') => <MaskedText text={row[field]} reveal={reveal && (() => reveal({ id: row.id, field }))} />;
  const { fact, time } = useFacts('distributorApply.fields', row);
  const sent: readonly Fact[] = [
    fact('applicant', `${row.nickname} #${row.memberId}`),
    fact('realName', row.realName),
    fact('mobile', masked('mobile')),
    fact('idCard', masked('idCard')),
    fact('inviterName', row.inviterName),
    { label: t('wantedLevel'), value: levels.find(({ value }) => value === row.levelId)?.label },
    { label: t('applyTimes'), value: row.applyCount },
    time('createTime'),
    fact('storeId', row.storeName),
    fact('applyReason', row.reason, true),
    fact(
      'images',
      row.images.length === 0 ? t('noImages') : <EvidencePictures urls={row.images} label={t('fields.images')} size={IMAGE_SIZE} />,
      true,
    ),
  ];
  const decided: readonly Fact[] = [
    fact('status', <ApplyChip status={row.status} />),
    fact('auditor', row.auditorName && `${row.auditorName} ${row.auditTime ?? ''}`),
    { label: t('auditReason'), value: row.auditReason, wide: true },
  ];
  return (
    <>
      <FactList facts={decided} />
      <FactList facts={sent} />
    </>
  );
}
