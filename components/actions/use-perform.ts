'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';

/** One action on one record, in the words of its button. */
export interface Performance {
  readonly action: string;
  /** What it is done to, after the action in the title of a question. */
  readonly name: string;
  /** Its kind: `确定要{action}该{object}吗？` */
  readonly object?: string;
  readonly consequence?: string;
  readonly danger?: boolean;
  act(): Promise<unknown>;
}

interface Reasoned extends Omit<Performance, 'act' | 'object'> {
  readonly labels?: string;
  readonly max?: number;
  act(reason: string): Promise<unknown>;
}

export interface Performing {
  /** Acts at once; rejects when it was refused, so that a switch goes back. */
  now(action: string, act: () => Promise<unknown>): Promise<void>;
  /** Asks first. */
  confirmed(performance: Performance): void;
  /** Asks for a reason first; a refusal finds it still there. */
  reasoned(performance: Reasoned): void;
}

const MOST_REASON = 200;

/** Carries actions on single records out: asks where needed and tells how it went. */
export function usePerform(): Performing {
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const report = useReportFailure();
  const common = useTranslations('common');
  return useMemo(() => {
    const told = async (action: string, act: () => Promise<unknown>) => {
      await act();
      toast.success(common('succeeded', { action }));
    };
    return {
      now: async (action, act) => {
        try {
          await told(action, act);
        } catch (error) {
          report(error);
          throw error;
        }
      },
      confirmed: ({ action, name, object, consequence, danger, act }) => {
        const text = object === undefined ? undefined : common('confirmAction', { action, object });
        void confirm({ title: `${action} · ${name}`, text, consequence, danger, confirmLabel: action })
          .then((sure) => (sure ? told(action, act) : undefined))
          .catch((error: unknown) => report(error));
      },
      reasoned: ({ action, name, consequence, danger, labels, max = MOST_REASON, act }) =>
        void ask(reasonDialog, {
          title: `${action} · ${name}`,
          max,
          confirmLabel: action,
          danger,
          savedText: common('succeeded', { action }),
          ...(consequence === undefined ? {} : { text: consequence }),
          ...(labels === undefined ? {} : { labels }),
          act,
        }),
    };
  }, [ask, confirm, toast, report, common]);
}
