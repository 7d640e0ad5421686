'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { memberReveal } from '@/lib/contract/member';

/** Reads a masked mobile in full, that of a member or of one of the addresses; undefined where the person may not. */
export function useRevealMobile(): ((id: number, addressIndex?: number) => Promise<string>) | undefined {
  const may = useMay();
  // A mutation, because its failure is to be told and its answer is not to be kept.
  const { mutateAsync } = useMutation({
    mutationFn: (query: { id: number; field: 'mobile' | 'addressMobile'; index: number }) => call(memberReveal, { query }),
  });
  const reveal = useCallback(
    async (id: number, addressIndex?: number) => {
      const field = addressIndex === undefined ? 'mobile' : 'addressMobile';
      return (await mutateAsync({ id, field, index: addressIndex ?? 0 })).value;
    },
    [mutateAsync],
  );
  return may(memberReveal) ? reveal : undefined;
}
