import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';

/** What a block shows of its call: the answer, its shape while it loads, or its own failure with a retry. An old answer stays while a new one fails. */
export function Answered<Data>({
  of: { data, error, refetch },
  skeleton,
  children,
}: {
  of: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (answer: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} small /> : skeleton;
}
