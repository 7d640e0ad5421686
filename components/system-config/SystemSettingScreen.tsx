'use client';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { readOptions } from '@/lib/client/resource-queries';
import { systemConfigInfo } from '@/lib/contract/system-config';
import { SettingsTabs } from './SettingsTabs';

/** 常规配置: the own store and the settings, each group under its tab (parameter.md 5). */
export function SystemSettingScreen() {
  const config = useQuery({ ...readOptions(systemConfigInfo, undefined), refetchOnWindowFocus: false, meta: { quiet: true } });
  if (config.data) return <SettingsTabs config={config.data} />;
  return config.isError ? <ErrorState error={config.error} onRetry={() => config.refetch()} /> : <FormSkeleton fields={10} />;
}
