'use client';
import { type ComponentType, useCallback } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { loadSections } from '@/lib/messages/load';
import type { DialogProps } from './dialog-entries';
import { useAsk } from './use-ask';

/** A dialog whose code and words are fetched when it is first asked for. */
export interface OnDemand<Payload, Answer> {
  readonly load: () => Promise<ComponentType<DialogProps<Payload, Answer>>>;
  readonly sections: readonly string[];
}

interface Opener<Payload, Answer> {
  /** Asks; undefined when it was dismissed, or could not be fetched, which is then reported. */
  readonly open: (payload: () => Payload) => Promise<Answer | undefined>;
  /** Fetches ahead of the click. */
  readonly warm: () => void;
}

/** Keeps rarely used dialogs of the frame out of the first load. `dialog` is a constant of its module. */
export function useOnDemand<Payload, Answer>(dialog: OnDemand<Payload, Answer>): Opener<Payload, Answer> {
  const ask = useAsk();
  const report = useReportFailure();
  const { language } = useLanguage();
  const fetched = useCallback(
    () => Promise.all([dialog.load(), loadSections(language, dialog.sections)]).then(([Dialog]) => Dialog),
    [dialog, language],
  );
  const open = useCallback(
    async (payload: () => Payload) => {
      try {
        const Dialog = await fetched();
        return await ask(Dialog, payload());
      } catch (error) {
        report(error, { info: 'dialog' });
        return undefined;
      }
    },
    [ask, report, fetched],
  );
  // A failure here is met again, and told, when the dialog is asked for.
  const warm = useCallback(() => void fetched().catch(() => undefined), [fetched]);
  return { open, warm };
}
