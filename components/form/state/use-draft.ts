'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useTab } from '@/components/tabs/tab-context';
import { useOwner } from '@/components/viewer/use-owner';
import { type DraftPlace, type DraftRecord, draftKey, withoutSecrets } from '@/lib/form/draft-record';
import { dropDraft, readDraft, SAVE_AFTER_MS, writeDraft } from '@/lib/form/draft-store';
import type { FieldDifference, IsGroup } from '@/lib/form/field-diff';
import { useAddress } from '@/lib/list/use-address';
import { differencesOf, isDirty, isOutdated, layOver, versionOf } from './draft-over-form';
import { cameBack, leaveBehind } from './left-behind';

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
export interface DraftOffer {
  readonly savedAt: number;
  /** It stands in the form already, because its tab was only left for a while. */
  readonly restored: boolean;
  /** Somebody saved the record after the draft was begun. */
  readonly outdated: boolean;
  readonly differences: readonly FieldDifference[];
  restore(): void;
  discard(): void;
}

interface Drafts {
  /** Names the draft among all; none where none is kept. */
  readonly key: string | null;
  readonly offer: DraftOffer | null;
  /** Writes what was typed in the last moment at once, instead of after a pause. */
  flush(): void;
  /** Forgets the draft. Never fails: what follows a save does not hang on it. */
  drop(): Promise<void>;
}

/** Keeps what is typed into a form in this browser, and offers it again after a crash, a closed window or a new sign-in. */
export function useDraft<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  params: DraftParams | null,
  isGroup: IsGroup,
  valuesToSave: () => Values,
): Drafts {
  const place = usePlace(params);
  const { opening } = useTab();
  const [found, setFound] = useState<Found | null>(null);
  const secrets = params?.secrets;
  useEffect(() => {
    if (!place) return;
    return whenRead(place, (draft) => setFound(draft && whatCameBack(hook, draft, cameBack(place, opening()))));
  }, [hook, place, opening]);
  const { pause, flush } = useDraftKeeper(hook, place, secrets, opening, valuesToSave);
  const report = useReportFailure();
  const drop = useCallback(async () => {
    pause();
    setFound(null);
    // The record is saved by now: nothing that goes wrong here may keep its form from saying so.
    if (place)
      await dropDraft(place)
        .catch(onlyDenied)
        .catch((error: unknown) => report(error, { info: 'drafts' }));
  }, [place, pause, report]);
  const offer = found && offerOf(hook, found, isGroup, () => setFound(null), drop);
  return { key: place && draftKey(place), offer, flush, drop };
}

interface Found {
  readonly draft: DraftRecord;
  readonly restored: boolean;
}

/**
 * A form come back to is as it was left, by itself: either its screen was only hidden and still holds what was typed, or the draft is
 * laid over it. Where the record has changed meanwhile, and in a form opened anew, the draft is offered.
 */
function whatCameBack<Values extends FieldValues>(hook: UseFormReturn<Values>, draft: DraftRecord, back: boolean): Found | null {
  if (!back) return { draft, restored: false };
  if (isDirty(hook)) return null;
  const outdated = isOutdated(hook, draft);
  if (!outdated) layOver(hook, draft);
  return { draft, restored: !outdated };
}

function usePlace(params: DraftParams | null): DraftPlace | null {
  const owner = useOwner();
  const { pathname } = useAddress();
  const { record, schemaVersion = 1 } = params ?? { record: null };
  return useMemo(
    () => (record === null ? null : { owner, route: pathname, record, schemaVersion }),
    [owner, pathname, record, schemaVersion],
  );
}

/** A browser that denies storage keeps no drafts; typing goes on all the same. */
function onlyDenied(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}

/** Reads a draft once; storage that the browser denies holds none. */
function whenRead(place: DraftPlace, found: (draft: DraftRecord | null) => void): () => void {
  let wanted = true;
  readDraft(place).then((draft) => {
    if (wanted) found(draft);
  }, onlyDenied);
  return () => {
    wanted = false;
  };
}

/** Writes the draft a moment after the last change, and at once when the page is left; gives the ways to do a write that waits at once, and to stop it. */
function useDraftKeeper<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  place: DraftPlace | null,
  secrets: readonly string[] | undefined,
  opening: () => number | undefined,
  valuesToSave: () => Values,
) {
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void } | null>(null);
  const written = useRef<DraftPlace | null>(null);
  const pause = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
  }, []);
  const flush = useCallback(() => pending.current?.write(), []);
  useEffect(() => {
    if (!place) return;
    let mine = opening();
    const write = () => {
      pause();
      if (!isDirty(hook)) {
        // What was written here has been undone by hand: nothing of it is to be offered.
        if (written.current === place) dropDraft(place).catch(onlyDenied);
        written.current = null;
        return;
      }
      // Without what is wrong in fields that have gone: restored, their inputs would not be there to say so, nor to mend it.
      const values = valuesToSave();
      const record = { values: withoutSecrets(values, secrets), baseVersion: versionOf(hook.formState.defaultValues), savedAt: Date.now() };
      written.current = place;
      writeDraft(place, record).catch(onlyDenied);
    };
    const stop = hook.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        // A screen is drawn before its tab is known; by the first key it is.
        mine ??= opening();
        pause();
        pending.current = { timer: setTimeout(write, SAVE_AFTER_MS), write };
      },
    });
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      // Closed or drawn anew, the tab is another one by now.
      if (isDirty(hook) && opening() === mine) leaveBehind(place, mine);
      stop();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [hook, place, secrets, opening, valuesToSave, pause, flush]);
  return { pause, flush };
}

function offerOf<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  { draft, restored }: Found,
  isGroup: IsGroup,
  close: () => void,
  drop: () => Promise<void>,
): DraftOffer | null {
  const differences = differencesOf(hook, draft, isGroup);
  if (differences.length === 0) return null;
  const restore = () => {
    layOver(hook, draft);
    close();
  };
  const discard = () => {
    if (restored) hook.reset();
    void drop();
  };
  return { savedAt: draft.savedAt, restored, outdated: isOutdated(hook, draft), differences, restore, discard };
}
