'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ErrorState } from '@/components/feedback/ErrorState';
import { ForbiddenState } from '@/components/feedback/ForbiddenState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { useTabTitle } from '@/components/tabs/tab-context';
import { isOwn } from '@/components/viewer/is-own';
import { useViewer } from '@/components/viewer/viewer-context';
import { readOptions } from '@/lib/client/resource-queries';
import { goodsInfo } from '@/lib/contract/goods';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsPlaces } from '../goods-places';
import { GoodsForm } from './GoodsForm';
import { useLeaveTab } from './use-leave-tab';

/** The goods an address names, read as they are now; its tab carries their name. */
export function EditGoods({ kind, params }: { kind: GoodsKind; params: Readonly<Record<string, string | undefined>> }) {
  const t = useTranslations();
  const viewer = useViewer();
  const id = Number(params.id);
  const { data, error, isStale, isFetchedAfterMount, refetch } = useQuery({
    ...readOptions(goodsInfo, { id }),
    // A form must not change under the hands of who fills it in: 40901 says when somebody else has saved.
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', meta: { quiet: true } },
  });
  const { toOwnForm } = useLeaveTab();
  // An address may name goods of another kind, whose fields this form does not have.
  const strayed = data && data.kind !== kind ? data : undefined;
  useEffect(() => {
    if (strayed) toOwnForm(strayed.kind, strayed.id);
  }, [strayed, toOwnForm]);
  useTabTitle(data && `${t(goodsPlaces[kind].editTitle)} · ${data.name}`);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // The main store sees the goods of all stores and changes its own; better said now than when the form is sent.
  if (data && !isOwn(data, viewer)) return <ForbiddenState text={t('goods.form.ofAnotherStore')} />;
  // A form begins once. What was changed since it was read is waited for; what came with the page, or was read as it stands, is not.
  const isAsSaved = !isStale || isFetchedAfterMount;
  return data && isAsSaved && !strayed ? <GoodsForm key={data.id} kind={kind} record={data} /> : <FormSkeleton fields={12} />;
}
