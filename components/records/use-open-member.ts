'use client';
import { useMay } from '@/components/viewer/use-may';
import { memberInfo } from '@/lib/contract/member';
import { memberDrawer } from './record-drawers';
import { useOpenRecord } from './use-open-record';

/** Opens the record of a member by its id; undefined where the person may not read members. */
export function useOpenMember(): ((id: number) => void) | undefined {
  const open = useOpenRecord(memberDrawer);
  return useMay()(memberInfo) ? open : undefined;
}
