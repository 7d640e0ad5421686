'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { RowAction } from '@/components/list/cells/RowActions';
import { call } from '@/lib/client/call';
import type { OrderLicence } from '@/lib/contract/order/detail';
import { licenceActivate, licenceResetKey, licenceStatusChange, licenceUnbind } from '@/lib/contract/order/software';
import { licenceState } from '@/lib/contract/states/licence';
import { renewDialog } from './order-dialogs';

const KEYS = ['activateLicence', 'renew', 'pause', 'resume', 'resetKey', 'revoke'] as const;
type Key = (typeof KEYS)[number];
const LONGEST_REASON = 200;

interface LicenceActions {
  forLicence(licence: OrderLicence, allowed: readonly string[]): readonly RowAction[];
  unbind(licence: OrderLicence, device: OrderLicence['devices'][number]): void;
}

/** What can be done with a licence, each asking what it needs to know. */
export function useLicenceActions(): LicenceActions {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const report = useReportFailure();
  return useMemo(() => {
    const sure = async (key: Key | 'unbind', subject: string, act: () => Promise<unknown>, danger = false) => {
      const name = t(`licenceActions.${key}`);
      const question = { title: `${name} · ${subject}`, text: common('confirmAction', { action: name, object: t('licence.title') }) };
      if (!(await confirm({ ...question, consequence: t(`licenceConsequence.${key}`), danger }))) return;
      await act();
      toast.success(common('succeeded', { action: name }));
    };
    const reasoned = (
      key: 'pause' | 'revoke',
      { id, key: mask }: OrderLicence,
      status: typeof licenceState.suspended | typeof licenceState.revoked,
    ) =>
      ask(reasonDialog, {
        title: `${t(`licenceActions.${key}`)} · ${mask}`,
        text: t(`licenceConsequence.${key}`),
        max: LONGEST_REASON,
        confirmLabel: t(`licenceActions.${key}`),
        act: (reason) => call(licenceStatusChange, { body: { licenceId: id, status, reason } }),
        savedText: common('succeeded', { action: t(`licenceActions.${key}`) }),
      });
    const acts: Record<Key, (licence: OrderLicence) => Promise<unknown>> = {
      activateLicence: ({ id, key }) => sure('activateLicence', key, () => call(licenceActivate, { body: { licenceId: id } })),
      renew: (licence) => ask(renewDialog, { licence }),
      pause: (licence) => reasoned('pause', licence, licenceState.suspended),
      resume: ({ id, key }) =>
        sure('resume', key, () => call(licenceStatusChange, { body: { licenceId: id, status: licenceState.active, reason: '' } })),
      resetKey: ({ id, key }) => sure('resetKey', key, () => call(licenceResetKey, { body: { licenceId: id } }), true),
      revoke: (licence) => reasoned('revoke', licence, licenceState.revoked),
    };
    const told = (act: Promise<unknown>) => void act.catch((error: unknown) => report(error, { info: 'action' }));
    return {
      forLicence: (licence, allowed) =>
        KEYS.filter((key) => allowed.includes(key)).map((key) => ({
          key,
          label: t(`licenceActions.${key}`),
          danger: key === 'revoke',
          act: () => told(acts[key](licence)),
        })),
      unbind: (licence, device) =>
        told(
          sure(
            'unbind',
            device.name || device.fingerprint,
            () => call(licenceUnbind, { body: { licenceId: licence.id, deviceId: device.id } }),
            true,
          ),
        ),
    };
  }, [t, common, ask, confirm, toast, report]);
}
