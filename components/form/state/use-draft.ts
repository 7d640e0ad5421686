'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOwner } from '@/components/viewer/use-owner';
import { type DraftPlace, type DraftRecord, restoreDraft, withoutSecrets } from '@/lib/form/draft-record';
import { dropDraft, readDraft, SAVE_AFTER_MS, writeDraft } from '@/lib/form/draft-store';
import { type FieldDifference, fieldDifferences } from '@/lib/form/field-diff';
import { useAddress } from '@/lib/list/use-address';

/** Which draft a form keeps. */
export interface DraftParams {
  /** The record's id, or `new`. */
  readonly record: string;
  /** Raised when fields change their meaning. */
  readonly schemaVersion?: number;
  /** Fields that must not lie on a disk, besides those whose names say so. */
  readonly secrets?: readonly string[];
}

/** A draft found when the form was opened, and what to do with it. */
export interface DraftOffer<Values> {
  readonly savedAt: number;
  /** Somebody saved the record after the draft was begun. */
  readonly outdated: boolean;
  readonly differences: readonly FieldDifference[];
  readonly values: Values;
  restore(): void;
  discard(): void;
}

interface Drafts<Values> {
  readonly offer: DraftOffer<Values> | null;
  drop(): Promise<void>;
}

/** Keeps what is typed into a form in this browser, and offers it again after a crash, a closed window or a new sign-in. */
export function useDraft<Values extends FieldValues>(hook: UseFormReturn<Values>, wish: DraftParams | null): Drafts<Values> {
  const place = usePlace(wish);
  const [found, setFound] = useState<DraftRecord | null>(null);
  const secrets = wish?.secrets;
  useEffect(() => {
    if (place) return whenRead(place, setFound);
  }, [place]);
  const pause = useDraftKeeper(hook, place, secrets);
  const drop = useCallback(async () => {
    pause();
    setFound(null);
    if (place) await dropDraft(place);
  }, [place, pause]);
  const offer = found && offerOf(hook, found, () => setFound(null), drop);
  return { offer, drop };
}

function usePlace(wish: DraftParams | null): DraftPlace | null {
  const owner = useOwner();
  const { pathname } = useAddress();
  const { record, schemaVersion = 1 } = wish ?? { record: null };
  return useMemo(
    () => (record === null ? null : { owner, route: pathname, record, schemaVersion }),
    [owner, pathname, record, schemaVersion],
  );
}

/** Reads a draft once; storage that the browser denies holds none. */
function whenRead(place: DraftPlace, found: (draft: DraftRecord | null) => void): () => void {
  let wanted = true;
  readDraft(place).then(
    (draft) => {
      if (wanted) found(draft);
    },
    (error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    },
  );
  return () => {
    wanted = false;
  };
}

/** Writes the draft a moment after the last change, and at once when the page is left; gives the way to stop a write that waits. */
function useDraftKeeper<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  place: DraftPlace | null,
  secrets: readonly string[] | undefined,
) {
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
  const pause = useCallback(() => {
    if (pending.current) clearTimeout(pending.current);
    pending.current = null;
  }, []);
  useEffect(() => {
    if (!place) return;
    const keep = () => {
      pause();
      if (Object.keys(hook.formState.dirtyFields).length === 0) return;
      const values = hook.getValues();
      const record = { values: withoutSecrets(values, secrets), baseVersion: versionOf(hook.formState.defaultValues), savedAt: Date.now() };
      // A browser that denies storage keeps no drafts; typing goes on all the same.
      writeDraft(place, record).catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
      });
    };
    const stop = hook.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        pause();
        pending.current = setTimeout(keep, SAVE_AFTER_MS);
      },
    });
    const leave = () => {
      if (pending.current) keep();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      stop();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [hook, place, secrets, pause]);
  return pause;
}

function offerOf<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  draft: DraftRecord,
  close: () => void,
  drop: () => Promise<void>,
): DraftOffer<Values> | null {
  const start = hook.formState.defaultValues as Values;
  const values = restoreDraft(start, draft);
  const differences = fieldDifferences(start, values).filter(({ field }) => field !== 'version');
  if (differences.length === 0) return null;
  const restore = () => {
    // Field by field, so that the form knows each as changed and the version stays that of the record.
    for (const { field, after } of differences) hook.setValue(field as never, after as never, { shouldDirty: true });
    close();
  };
  const outdated = draft.baseVersion !== null && draft.baseVersion !== versionOf(start);
  return { savedAt: draft.savedAt, outdated, differences, values, restore, discard: () => void drop() };
}

const versionOf = (values: unknown): number | null =>
  typeof values === 'object' && values !== null && 'version' in values && typeof values.version === 'number' ? values.version : null;
