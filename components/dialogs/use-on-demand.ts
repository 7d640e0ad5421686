'use client';
import { type ComponentType, useCallback, useContext, useRef } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Language } from '@/lib/messages/language';
import { loadForDrawing } from '@/lib/messages/load';
import type { Namespace } from '@/lib/messages/namespace';
import type { DialogProps } from './dialog-entries';
import { ScopeName } from './scope-name';
import { useDialogStore } from './use-ask';

/** A dialog whose code and words are fetched when it is first asked for. */
export interface OnDemand<Payload, Answer> {
  readonly load: () => Promise<ComponentType<DialogProps<Payload, Answer>>>;
  readonly namespaces: readonly Namespace[];
  /** It stands over whatever tab is shown: what it tells is told once. */
  readonly ofFrame: boolean;
}

/** A dialog by where its code lies: `onDemand(() => import('./MemberForm').then((m) => m.MemberForm))`; words beyond the screen's own are named. */
export const onDemand = <Payload, Answer>(
  load: OnDemand<Payload, Answer>['load'],
  namespaces: readonly Namespace[] = [],
  { ofFrame = false } = {},
): OnDemand<Payload, Answer> => ({ load, namespaces, ofFrame });

interface Opener<Payload, Answer> {
  /** Asks; undefined when it was dismissed, or could not be fetched, which is then reported. */
  readonly open: (payload: () => Payload) => Promise<Answer | undefined>;
  /** Fetches ahead of the click. */
  readonly prefetch: () => void;
}

/** Asks in a dialog that is fetched then; undefined when it was dismissed, is on its way already, or could not be fetched, which is then reported. */
export type AskOnDemand = <Payload, Answer>(dialog: OnDemand<Payload, Answer>, payload: Payload) => Promise<Answer | undefined>;

/** Keeps rarely used dialogs of the frame out of the first load. `dialog` is a constant of its module. */
export function useOnDemand<Payload, Answer>(dialog: OnDemand<Payload, Answer>): Opener<Payload, Answer> {
  const askFetched = useAskFetched();
  const { language } = useLanguage();
  const asking = useRef(false);
  const open = useCallback(
    async (payload: () => Payload) => {
      // Pressed again while its code is on the way: the same dialog is meant.
      if (asking.current) return undefined;
      asking.current = true;
      try {
        return await askFetched(dialog, payload);
      } finally {
        asking.current = false;
      }
    },
    [askFetched, dialog],
  );
  // A failure here is met again, and told, when the dialog is asked for.
  const prefetch = useCallback(() => void fetched(dialog, language).catch(() => undefined), [dialog, language]);
  return { open, prefetch };
}

/** For screens with many dialogs: asks in any of them, its code and words fetched when it is first asked for. */
export function useAskOnDemand(): AskOnDemand {
  const askFetched = useAskFetched();
  return useCallback((dialog, payload) => askFetched(dialog, () => payload), [askFetched]);
}

/** The payload is made once the words of the dialog are there: it may be written in them. */
type AskFetched = <Payload, Answer>(dialog: OnDemand<Payload, Answer>, payload: () => Payload) => Promise<Answer | undefined>;

function useAskFetched(): AskFetched {
  const store = useDialogStore();
  const scope = useContext(ScopeName);
  const report = useReportFailure();
  const { language } = useLanguage();
  return useCallback(
    async (dialog, payload) => {
      try {
        const load = () => fetched(dialog, language);
        // What is told over all tabs is told each time: two passwords that are shown once are two.
        if (dialog.ofFrame) return await store.ask('', await load(), payload());
        const Dialog = await store.fetchOnce(scope, dialog, load);
        return Dialog && (await store.ask(scope, Dialog, payload()));
      } catch (error) {
        report(error, { info: 'dialog' });
        return undefined;
      }
    },
    [store, scope, report, language],
  );
}

const fetched = <Payload, Answer>(dialog: OnDemand<Payload, Answer>, language: Language) =>
  Promise.all([dialog.load(), loadForDrawing(language, dialog.namespaces)]).then(([Dialog]) => Dialog);
