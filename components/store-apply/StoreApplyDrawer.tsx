'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { PictureText } from '@/components/list/cells/PictureText';
import { DrawerColumns } from '@/components/records/DrawerColumns';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { StoreMaterial } from '@/components/store/StoreMaterial';
import { readOptions } from '@/lib/client/resource-queries';
import { storeApplyTransitions } from '@/lib/contract/states/store-apply';
import { allowed } from '@/lib/contract/states/transitions';
import { type StoreApplyDetail, storeApplyInfo, storeApplyReveal } from '@/lib/contract/store-apply';
import { ApplyPayChip, StoreApplyChip } from './StoreApplyChip';
import { StoreApplyDecision, StoreApplyHead, StoreApplyPlan } from './StoreApplyFacts';
import { REVIEW_STEPS, type ReviewStep, StoreApplyReview } from './StoreApplyReview';
import { storeApplyActions } from './store-apply-actions';

export interface StoreApplyDrawerParams {
  readonly id: number;
  /** The decision to begin with, where one was asked for. */
  readonly step?: ReviewStep | undefined;
}

/** One application with all its material; beside it what was paid and decided, and the form that decides. */
export function StoreApplyDrawer({ payload: { id, step } }: DialogProps<StoreApplyDrawerParams, undefined>) {
  const t = useTranslations('storeApply');
  const { forRow, may } = useRecordActions(storeApplyActions);
  return (
    <RecordDrawer
      query={readOptions(storeApplyInfo, { id })}
      waitingTitle={t('detail')}
      title={(row) => (
        <PictureText
          src={row.logo}
          initial={row.storeName.slice(0, 1)}
          title={row.storeName}
          note={<span style={{ fontWeight: 400 }}>{row.applyNo}</span>}
        />
      )}
      chips={(row) => (
        <>
          <StoreApplyChip status={row.status} />
          <ApplyPayChip payStatus={row.payStatus} />
        </>
      )}
      // The decisions have their form below.
      actions={(row) => forRow(row).filter(({ key }) => !REVIEW_STEPS.some((decision) => decision === key))}
      panels={[{ key: 'detail', label: t('detail'), draw: (row) => <Application row={row} mayDecide={may('approve')} step={step} /> }]}
      width={1080}
    />
  );
}

interface Props {
  readonly row: StoreApplyDetail;
  readonly mayDecide: boolean;
  readonly step: ReviewStep | undefined;
}

function Application({ row, mayDecide, step }: Props) {
  const material = (
    <>
      <StoreApplyHead row={row} />
      <StoreMaterial row={row} reveal={storeApplyReveal} />
    </>
  );
  const facts = (
    <>
      <StoreApplyPlan row={row} />
      <StoreApplyDecision row={row} />
    </>
  );
  if (mayDecide && allowed(storeApplyTransitions, row, 'approve'))
    return <StoreApplyReview row={row} first={step} material={material} facts={facts} />;
  return <DrawerColumns aside={facts}>{material}</DrawerColumns>;
}
