import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { memberDrawer } from '@/components/records/record-drawers';

/** Opens the record of a member. */
export function useShowMember(): (id: number) => void {
  const ask = useAskOnDemand();
  return useCallback((id) => void ask(memberDrawer, { id }), [ask]);
}
