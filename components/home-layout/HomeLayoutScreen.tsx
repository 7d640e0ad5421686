'use client';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/feedback/ErrorState';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { readOptions } from '@/lib/client/resource-queries';
import { homeLayoutRead } from '@/lib/contract/home-layout';
import { LayoutForm } from './LayoutForm';

/** 首页布局配置: the blocks of the home page, their order and what of them is shown (parameter.md 3). */
export function HomeLayoutScreen() {
  const found = useQuery({ ...readOptions(homeLayoutRead, undefined), refetchOnWindowFocus: false, meta: { quiet: true } });
  if (found.data) return <LayoutForm layout={found.data} />;
  return found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : <BlockSkeleton height={600} />;
}
