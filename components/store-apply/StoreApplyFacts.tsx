'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { useFacts } from '@/components/records/use-facts';
import { durationText } from '@/components/store-meal/duration-text';
import type { StoreApplyDetail } from '@/lib/contract/store-apply';

/** Who applied, how often, and when. */
export function StoreApplyHead({ row }: { row: StoreApplyDetail }) {
  const t = useTranslations('storeApply');
  const { fact } = useFacts('storeApply.fields', row);
  return (
    <FactList
      title={t('detail')}
      facts={[
        fact('applicant', `${row.nickname} ${row.mobile}`),
        fact('createTime', row.createTime),
        { label: t('times'), value: row.applyCount },
      ]}
    />
  );
}

/** The plan that was asked for and how it was paid. */
export function StoreApplyPlan({ row }: { row: StoreApplyDetail }) {
  const t = useTranslations('storeApply');
  const enums = useTranslations('enums');
  const { mealName, mealPrice, durationUnit, durationNum, payChannel, payTime, levelName } = row;
  const level: Fact = { label: t('fields.levelId'), value: levelName };
  const plan: Fact = { label: t('meal'), value: mealName && `${mealName} · ${durationText(durationUnit, durationNum, enums)}` };
  const paid: readonly Fact[] = [
    { label: t('price'), value: <MoneyText fen={mealPrice} /> },
    { label: t('payChannel'), value: payChannel && enums(`payChannel.${payChannel}`) },
    { label: t('payTime'), value: payTime },
  ];
  return <FactList title={t('meal')} facts={[level, plan, ...(mealName === '' ? [] : paid)]} lines />;
}

/** What was decided last: an application that was sent in again keeps why it was rejected before. */
export function StoreApplyDecision({ row }: { row: StoreApplyDetail }) {
  const t = useTranslations('storeApply');
  if (row.auditorName === '') return null;
  const who: Fact = { label: t('fields.auditor'), value: `${row.auditorName} ${row.auditTime ?? ''}`, wide: true };
  const why: Fact = { label: t('fields.reason'), value: row.auditReason, wide: true };
  return <FactList title={t('audit')} facts={row.auditReason === '' ? [who] : [why, who]} />;
}
