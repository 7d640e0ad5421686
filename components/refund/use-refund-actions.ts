'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { RowAction } from '@/components/list/cells/RowActions';
import { call } from '@/lib/client/call';
import type { Refund } from '@/lib/contract/refund';
import { refundRefuse, refundReject } from '@/lib/contract/refund-action';
import { refundTransitions } from '@/lib/contract/states/refund';
import { stepsOf } from '@/lib/contract/states/transitions';
import { agreeDialog, executeDialog, receiveReturnDialog } from './refund-dialogs';

const KEYS = ['execute', 'agree', 'rejectRefund', 'receiveReturn', 'refuseReturn'] as const;
type Key = (typeof KEYS)[number];
const LONGEST_REASON = 200;

/** What can be decided about an after-sale, each asking what it needs to know. */
export function useRefundActions(): (refund: Refund) => readonly RowAction[] {
  const t = useTranslations('refund');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  return useMemo(() => {
    const refused = (key: 'rejectRefund' | 'refuseReturn', { id, refundNo }: Refund) =>
      ask(reasonDialog, {
        title: `${t(`actions.${key}`)} · ${refundNo}`,
        text: t(`consequence.${key}`),
        max: LONGEST_REASON,
        confirmLabel: t(`actions.${key}`),
        labels: 'refund.rejectFields',
        act: (reason) => call(key === 'rejectRefund' ? refundReject : refundRefuse, { body: { id, reason } }),
        savedText: common('succeeded', { action: t(`actions.${key}`) }),
      });
    const acts: Record<Key, (refund: Refund) => Promise<unknown>> = {
      agree: (refund) => ask(agreeDialog, { refund }),
      rejectRefund: (refund) => refused('rejectRefund', refund),
      receiveReturn: (refund) => ask(receiveReturnDialog, { refund }),
      refuseReturn: (refund) => refused('refuseReturn', refund),
      execute: (refund) => ask(executeDialog, { refund }),
    };
    return (refund) => {
      const allowed = refund.allowedActions ?? stepsOf(refundTransitions, refund).map((step) => (step === 'agreeReturn' ? 'agree' : step));
      return KEYS.filter((key) => allowed.includes(key)).map((key) => ({
        key,
        label: key === 'execute' && refund.failMsg !== '' ? t('actions.retry') : t(`actions.${key}`),
        danger: key === 'rejectRefund' || key === 'refuseReturn',
        act: () => void acts[key](refund),
      }));
    };
  }, [t, common, ask]);
}
