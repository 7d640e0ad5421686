'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { DrawerColumns } from '@/components/records/DrawerColumns';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { StoreMaterial } from '@/components/store/StoreMaterial';
import { durationText } from '@/components/store-meal/duration-text';
import { readOptions } from '@/lib/client/resource-queries';
import { type StoreApplyDetail, storeApplyInfo, storeApplyReveal } from '@/lib/contract/store-apply';
import { ApplyPayChip, StoreApplyChip } from './StoreApplyChip';
import type { StoreApplyActions } from './use-store-apply-actions';

export interface StoreApplyDrawerParams {
  readonly id: number;
  readonly actions: StoreApplyActions;
}

/** One application with all its material; what was decided and paid stands beside it. */
export function StoreApplyDrawer({ payload: { id, actions } }: DialogProps<StoreApplyDrawerParams, undefined>) {
  const t = useTranslations('storeApply');
  return (
    <RecordDrawer
      query={readOptions(storeApplyInfo, { id })}
      waitingTitle={t('detail')}
      title={(row) => `${row.storeName} · ${row.applyNo}`}
      chips={(row) => (
        <>
          <StoreApplyChip status={row.status} />
          <ApplyPayChip payStatus={row.payStatus} />
        </>
      )}
      actions={(row) => actions.of(row)}
      panels={[
        {
          key: 'detail',
          label: t('detail'),
          draw: (row) => (
            <DrawerColumns aside={<Decision row={row} />}>
              <StoreMaterial row={row} reveal={storeApplyReveal} />
            </DrawerColumns>
          ),
        },
      ]}
      width={1040}
    />
  );
}

function Decision({ row }: { row: StoreApplyDetail }) {
  const t = useTranslations('storeApply');
  const enums = useTranslations('enums');
  const units = useTranslations('enums.durationUnit');
  const fact = (field: string, value: Fact['value'], wide = false): Fact => ({ label: t(`fields.${field}`), value, wide });
  return (
    <>
      <FactList
        title={t('detail')}
        facts={[
          fact('applicant', `${row.nickname} ${row.mobile}`),
          fact('createTime', row.createTime),
          { label: t('times'), value: row.applyCount },
          fact('levelId', row.levelName),
        ]}
      />
      <FactList
        title={t('meal')}
        facts={[
          { label: t('meal'), value: row.mealName && `${row.mealName} · ${durationText(row.durationUnit, row.durationNum, units)}` },
          { label: t('price'), value: row.mealName && <MoneyText fen={row.mealPrice} /> },
          { label: t('payChannel'), value: row.payChannel && enums(`payChannel.${row.payChannel}`) },
          { label: t('payTime'), value: row.payTime },
        ]}
      />
      <FactList
        title={t('audit')}
        facts={[
          fact('auditor', [row.auditorName, row.auditTime].filter(Boolean).join(' ')),
          { label: t('fields.reason'), value: row.auditReason, wide: true },
        ]}
      />
    </>
  );
}
