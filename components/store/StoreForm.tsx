'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RemoteOption } from '@/components/controls/remote/remote-source';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { type StoreDetail, storeDetail } from '@/lib/contract/store';
import { storeCreate, storeUpdate } from '@/lib/contract/store/draft';
import type { Blank } from '@/lib/form/blank';
import { StoreFormFields } from './StoreFormFields';
import { draftOf, newStoreForm, patchOf, type StoreValues, storeEditForm, valuesOf } from './store-values';

const WIDTH = 720;
/** Who stands behind a store, where its money goes, and a person's number. */
const SECRETS = ['qualification', 'bank', 'contactMobile'] as const;

export interface StoreFormParams {
  /** Null for a new one. */
  readonly id: number | null;
}

/** 新增门店, or a store edited by the platform. */
export function StoreForm({ payload: { id }, answer }: DialogProps<StoreFormParams, true>) {
  const t = useTranslations('store');
  const found = useQuery({ ...readOptions(storeDetail, { id: id ?? 0 }), enabled: id !== null, staleTime: 0, meta: { quiet: true } });
  const start = useMemo(() => (id === null ? valuesOf(undefined) : found.data && valuesOf(found.data)), [id, found.data]);
  // What is read again while somebody types changes nothing in the form: saving finds out what somebody else did.
  if (start && (id === null || found.isFetchedAfterMount))
    return <Form id={id} start={start} known={ownerOf(found.data)} answer={answer} />;
  return (
    <DrawerFrame title={t('edit')} width={WIDTH}>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <FormSkeleton fields={10} />}
    </DrawerFrame>
  );
}

const ownerOf = (store: StoreDetail | undefined): RemoteOption | null =>
  store?.ownerMemberId && store.ownerName ? { value: store.ownerMemberId, label: store.ownerName } : null;

interface Props {
  readonly id: number | null;
  readonly start: Blank<StoreValues>;
  readonly known: RemoteOption | null;
  answer(saved: true): void;
}

function Form({ id, start, known, answer }: Props) {
  const t = useTranslations('store');
  const ask = useAskOnDemand();
  const form = useRecordForm({
    resource: { create: storeCreate, update: storeUpdate },
    record: id === null ? null : { id, version: start.version ?? 0 },
    schema: id === null ? newStoreForm : storeEditForm,
    start,
    labels: 'store.fields',
    draftOf,
    patchOf,
    keepsDraft: true,
    secrets: SECRETS,
    reload: async (saved) => valuesOf(await call(storeDetail, { query: { id: saved } })) as StoreValues,
    onSaved: (store) => {
      if ('tempPassword' in store)
        void ask(oneTimePasswordDialog, { title: t('ownerLogin', { username: store.username }), password: store.tempPassword });
      answer(true);
    },
  });
  return (
    <FormDrawer form={form} title={id === null ? t('add') : `${t('edit')} · ${start.name}`} width={WIDTH}>
      <StoreFormFields form={form} isNew={id === null} owner={known} />
    </FormDrawer>
  );
}
