'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { distributorApplyReveal } from '@/lib/contract/distributor-apply';

type Field = 'idCard' | 'mobile';

/** Reads what an application masks, in full; undefined where the person may not. */
export function useRevealApply(): ((id: number, field: Field) => Promise<string>) | undefined {
  const may = useMay();
  // A mutation, because its failure is to be told and its answer is not to be kept.
  const { mutateAsync } = useMutation({
    mutationFn: (query: { id: number; field: Field }) => call(distributorApplyReveal, { query }),
  });
  const reveal = useCallback(async (id: number, field: Field) => (await mutateAsync({ id, field })).value, [mutateAsync]);
  return may(distributorApplyReveal) ? reveal : undefined;
}
