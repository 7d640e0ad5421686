'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { useAct } from '@/lib/client/resource-queries';
import {
  type Distributor,
  distributorLevelChange,
  distributorParent,
  distributorRetire,
  distributorStatusChange,
} from '@/lib/contract/distributor';
import { distributorQrDialog, distributorReferrerDialog, distributorWithdrawDialog } from './distributor-dialogs';

const FREEZE_REASON = 100;
const RETIRE_REASON = 200;

/** Everything that can be done to one distributor, each asking what it needs to know. */
export type DistributorCommands = Readonly<
  Record<
    'level' | 'parent' | 'clearParent' | 'qrcode' | 'freeze' | 'unfreeze' | 'retire' | 'withdraw',
    (row: Distributor) => Promise<unknown>
  >
>;

/** The commands, of steady identity so that a hundred cells may hold them. */
export function useDistributorCommands(): DistributorCommands {
  const ask = useAskOnDemand();
  const sure = useSure();
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(distributorStatusChange);
  const { mutateAsync: setParent } = useAct(distributorParent);
  return useMemo(() => {
    const withReason = (row: Distributor, action: 'freeze' | 'retire', max: number, act: (reason: string) => Promise<unknown>) => {
      const name = t(`actions.${action}`);
      return ask(reasonDialog, {
        title: `${name} · ${row.nickname}`,
        text: t(`consequence.${action}`),
        max,
        confirmLabel: name,
        act,
        savedText: common('succeeded', { action: name }),
      });
    };
    return {
      level: ({ id, nickname, levelId }) => {
        const name = t('actions.level');
        const change = (wanted: number | null) =>
          call(distributorLevelChange, { query: undefined, body: { ids: [id], levelId: wanted ?? 0 } }).then(onlyRow);
        return ask(distributorLevelDialog, {
          title: `${name} · ${nickname}`,
          levelId,
          act: change,
          savedText: common('succeeded', { action: name }),
        });
      },
      parent: (row) => ask(distributorReferrerDialog, row),
      clearParent: (row) => sure(row, 'clearParent', () => setParent({ id: row.id, parentId: null })),
      qrcode: (row) => ask(distributorQrDialog, row),
      withdraw: (row) => ask(distributorWithdrawDialog, row),
      freeze: (row) =>
        withReason(row, 'freeze', FREEZE_REASON, (reason) =>
          call(distributorStatusChange, { query: undefined, body: { id: row.id, status: 0, reason } }),
        ),
      unfreeze: (row) => sure(row, 'unfreeze', () => setStatus({ id: row.id, status: 1, reason: '' })),
      retire: (row) =>
        withReason(row, 'retire', RETIRE_REASON, (reason) => call(distributorRetire, { query: undefined, body: { id: row.id, reason } })),
    };
  }, [ask, sure, t, common, setStatus, setParent]);
}

/** Asks whether an action is meant, does it and says so. */
function useSure() {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  return useMemo(
    () => async (row: Distributor, action: 'clearParent' | 'unfreeze', act: () => Promise<unknown>) => {
      const name = t(`actions.${action}`);
      const text = common('confirmAction', { action: name, object: t('object') });
      if (!(await confirm({ title: `${name} · ${row.nickname}`, text, consequence: t(`consequence.${action}`) }))) return;
      await act();
      toast.success(common('succeeded', { action: name }));
    },
    [t, common, confirm, toast],
  );
}
