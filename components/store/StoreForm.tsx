'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { storeDetail } from '@/lib/contract/store';
import { storeCreate, storeUpdate } from '@/lib/contract/store/draft';
import type { Blank } from '@/lib/form/blank';
import { StoreFormFields } from './StoreFormFields';
import { newStoreForm, type StoreValues, storeEditForm, valuesOf } from './store-values';

export interface StoreFormParams {
  /** Null for a new one. */
  readonly id: number | null;
}

/** 新增门店, or a store edited by the platform. */
export function StoreForm({ payload: { id }, answer }: DialogProps<StoreFormParams, true>) {
  const found = useQuery({ ...readOptions(storeDetail, { id: id ?? 0 }), enabled: id !== null, staleTime: 0 });
  const start = useMemo(() => (id === null ? valuesOf(undefined) : found.data && valuesOf(found.data)), [id, found.data]);
  return start ? <Form key={start.version} id={id} start={start} known={found.data?.ownerName ?? ''} answer={answer} /> : null;
}

interface Props {
  readonly id: number | null;
  readonly start: Blank<StoreValues>;
  readonly known: string;
  answer(saved: true): void;
}

function Form({ id, start, known, answer }: Props) {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const form = useResourceForm<StoreValues, unknown>({
    schema: id === null ? newStoreForm : storeEditForm,
    start,
    labels: 'store.fields',
    save: async ({ version, username, levelId, mealId, ...body }, { idempotencyKey }) => {
      if (id !== null) return call(storeUpdate, { query: undefined, body: { ...body, id, version } });
      const made = await call(storeCreate, { query: undefined, body: { ...body, username, levelId, mealId, auths: '' }, idempotencyKey });
      void ask(oneTimePasswordDialog, { title: t('ownerLogin', { username: made.username }), password: made.tempPassword });
      return made;
    },
    savedText: common(id === null ? 'created' : 'updated'),
    onSaved: () => answer(true),
  });
  return (
    <FormDrawer form={form} title={id === null ? t('add') : `${t('edit')} · ${start.name}`} width={720}>
      <StoreFormFields form={form} isNew={id === null} ownerName={known} />
    </FormDrawer>
  );
}
