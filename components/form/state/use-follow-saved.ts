import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Lets a form that stays open begin anew with what has been read anew: at once, or when what somebody has typed is saved or given up.
 * Whether that is in the way of another's change is found when it is saved (40901).
 */
export function useFollowSaved<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  /** Null for a form that is opened for one record at a time. */
  saved: DefaultValues<Values> | null,
  /** Something is typed, or a save is under way, which shows by itself what came of it (use-show-saved.ts). */
  inUse: boolean,
): void {
  const followed = useRef(saved);
  useEffect(() => {
    if (saved === null || inUse || followed.current === saved) return;
    followed.current = saved;
    hook.reset(saved);
  }, [hook, saved, inUse]);
}
