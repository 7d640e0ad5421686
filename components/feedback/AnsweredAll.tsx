import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface Props {
  readonly of: readonly UseQueryResult[];
  readonly skeleton: ReactNode;
  children(): ReactNode;
}

/** What a block shows of several calls once all are answered; until then its shape, or the first failure with a retry of those that are missing. */
export function AnsweredAll({ of: answers, skeleton, children }: Props) {
  const missing = answers.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children();
  const failed = missing.find(({ error }) => error);
  if (!failed) return skeleton;
  return <ErrorState error={failed.error} onRetry={() => void Promise.all(missing.map(({ refetch }) => refetch()))} small />;
}
