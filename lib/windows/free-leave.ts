let free = false;

/**
 * From now on this document may be left without a question: its session is over, so what is unsaved could not be saved here anyway.
 * Drafts of forms bring it back after the next sign-in.
 */
export function leaveFreely(): void {
  free = true;
}

/** Whether leaving still deserves a question. */
export const leavingAsks = (): boolean => !free;
