'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { FormPage, type FormSection } from '@/components/form/frames/FormPage';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { saveStoreInfo } from '@/lib/contract/store-info/draft';
import { OwnStateInput } from './OwnStateInput';
import { BankFields, QualificationFields } from './QualificationFields';
import { BasicFields, HoursFields, PlaceFields } from './StoreFields';
import { StoreState } from './StoreState';
import { formOf, type StoreForm, storeForm, withStoreFields } from './store-draft';

/** Numbers of persons and of accounts never lie on a disk; they stand in these two parts. */
const DRAFT = { record: 'own-store', secrets: ['contactMobile', 'qualification', 'bank'] };
const read = async (): Promise<StoreForm> => formOf(await call(readStoreInfo));

/** 门店信息: the own store, as far as it may change itself (parameter.md 5). */
export function StoreInfoForm() {
  const info = useQuery({ ...readOptions(readStoreInfo, undefined), refetchOnWindowFocus: false, meta: { quiet: true } });
  if (info.data) return <Form info={info.data} />;
  return info.isError ? <ErrorState error={info.error} onRetry={() => info.refetch()} /> : <FormSkeleton fields={10} />;
}

function Form({ info }: { info: StoreInfo }) {
  const t = useTranslations('storeInfo');
  const mayEdit = useMay()(saveStoreInfo);
  const start = useMemo(() => formOf(info), [info]);
  const form = useResourceForm<StoreForm, StoreInfo>({
    schema: storeForm,
    start,
    labels: 'storeInfo.fields',
    save: (values) => call(saveStoreInfo, { body: values }),
    savedText: t('saved'),
    draft: DRAFT,
    reload: read,
    stays: true,
    readOnly: !mayEdit,
  });
  const fields = withStoreFields(form);
  const hours = (
    <>
      <HoursFields form={fields} />
      <OwnStateInput form={form} storeId={info.storeId} />
    </>
  );
  const sections: readonly FormSection[] = [
    { key: 'basic', title: t('basic'), body: <BasicFields form={fields} /> },
    { key: 'place', title: t('place'), body: <PlaceFields form={fields} /> },
    { key: 'hours', title: t('hours'), body: hours },
    { key: 'qualification', title: t('qualificationTitle'), body: <QualificationFields form={fields} /> },
    { key: 'bank', title: t('bankTitle'), body: <BankFields form={fields} /> },
    { key: 'standing', title: t('standing'), body: <StoreState info={info} /> },
  ];
  return <FormPage form={form} sections={sections} onCancel={() => void form.discard()} />;
}
