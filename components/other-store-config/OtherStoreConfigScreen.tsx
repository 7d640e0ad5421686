'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { FormPage, type FormSection } from '@/components/form/frames/FormPage';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import {
  type OtherStoreConfig,
  otherStoreConfigDraft,
  otherStoreConfigInfo,
  otherStoreConfigSave,
} from '@/lib/contract/other-store-config';
import { AgreementField, ApplyFields, GoodsFields, MoneyFields, TermFields } from './OtherStoreFields';

const DRAFT = { record: 'other-stores' };
const read = () => call(otherStoreConfigInfo);

/** 其他门店配置: the rules for the other stores, for the main store alone (parameter.md 6). */
export function OtherStoreConfigScreen() {
  const config = useQuery({ ...readOptions(otherStoreConfigInfo, undefined), refetchOnWindowFocus: false, meta: { quiet: true } });
  if (config.data) return <Form config={config.data} />;
  return config.isError ? <ErrorState error={config.error} onRetry={() => config.refetch()} /> : <FormSkeleton fields={10} />;
}

function Form({ config }: { config: OtherStoreConfig }) {
  const t = useTranslations('otherStoreConfig');
  const form = useResourceForm<OtherStoreConfig, unknown>({
    schema: otherStoreConfigDraft,
    start: config,
    labels: 'otherStoreConfig.fields',
    save: (body) => call(otherStoreConfigSave, { body }),
    savedText: t('saved'),
    draft: DRAFT,
    reload: read,
    stays: true,
  });
  const sections: readonly FormSection[] = [
    {
      key: 'apply',
      title: t('sections.apply'),
      fields: ['applyEnabled', 'applyNeedMeal', 'needLicense', 'defaultLevelId', 'defaultAuths'],
      body: <ApplyFields form={form} />,
    },
    {
      key: 'goods',
      title: t('sections.goods'),
      fields: ['goodsAudit', 'keyFieldReaudit', 'maxUploadMb'],
      body: <GoodsFields form={form} />,
    },
    {
      key: 'money',
      title: t('sections.money'),
      fields: ['allowSelfRefund', 'refundLimit', 'allowOwnCoupon', 'allowDistribution', 'platformRateDefault', 'settleDaysDefault'],
      body: <MoneyFields form={form} />,
    },
    {
      key: 'term',
      title: t('sections.term'),
      fields: ['expireRemindDays', 'expireGraceDays', 'showDistance'],
      body: <TermFields form={form} />,
    },
    // Last, because its editor weighs as much as the page: it comes when somebody scrolls near it.
    {
      key: 'agreement',
      title: t('sections.agreement'),
      fields: ['applyAgreement'],
      body: <AgreementField form={form} />,
    },
  ];
  return <FormPage form={form} sections={sections} onCancel={() => void form.discard()} />;
}
