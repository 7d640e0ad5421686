'use client';
import { useMemo } from 'react';
import { useReveal } from '@/components/list/cells/use-reveal';
import { memberReveal } from '@/lib/contract/member';

/** Reads a masked mobile in full, that of a member or of one of the addresses; undefined where the person may not. */
export function useRevealMobile(): ((id: number, addressIndex?: number) => Promise<string>) | undefined {
  const reveal = useReveal(memberReveal);
  return useMemo(
    () =>
      reveal &&
      ((id, addressIndex) => reveal({ id, field: addressIndex === undefined ? 'mobile' : 'addressMobile', index: addressIndex ?? 0 })),
    [reveal],
  );
}
