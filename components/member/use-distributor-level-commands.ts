'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/theme/use-may';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type DistributorLevel, distributorLevel, distributorLevelDefault, distributorLevelStatus } from '@/lib/contract/distributor-level';
import { distributorLevelForm } from './distributor-dialogs';

/** What can be done to distributor levels. */
export interface DistributorLevelCommands {
  add(): void;
  edit(level: DistributorLevel): void;
  setDefault(level: DistributorLevel): void;
  remove(level: DistributorLevel): void;
  /** Rejects when it was refused, so that the switch goes back. */
  switchStatus(level: DistributorLevel, on: boolean): Promise<unknown>;
}

/** The commands, of steady identity; null for those who may only read. */
export function useDistributorLevelCommands(): DistributorLevelCommands | null {
  const mayWrite = useMay()(distributorLevel.update);
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('distributorLevel');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(distributorLevelStatus);
  const { mutateAsync: setDefault } = useAct(distributorLevelDefault);
  const { mutateAsync: remove } = useRemove(distributorLevel);
  return useMemo(() => {
    if (!mayWrite) return null;
    const sure = async (action: string, { name }: DistributorLevel, consequence: string, danger: boolean, act: () => Promise<unknown>) => {
      const text = common('confirmAction', { action, object: t('object') });
      if (!(await confirm({ title: `${action} · ${name}`, text, consequence, danger }))) return;
      await act();
      toast.success(common('succeeded', { action }));
    };
    // A refusal was told by the one place that tells failures.
    const told = (done: Promise<unknown>) => void done.catch(() => undefined);
    return {
      add: () => void ask(distributorLevelForm, null),
      edit: (level) => void ask(distributorLevelForm, level),
      setDefault: (level) => told(sure(t('setDefault'), level, t('defaultText'), false, () => setDefault({ id: level.id }))),
      remove: (level) => told(sure(common('delete'), level, t('deleteText'), true, () => remove({ id: level.id }))),
      switchStatus: (level, on) => {
        const act = () => setStatus({ id: level.id, status: on ? 1 : 0 });
        return on || level.isDefault === 1 ? act() : sure(common('disable'), level, t('disableText'), true, act);
      },
    };
  }, [mayWrite, ask, confirm, toast, t, common, setStatus, setDefault, remove]);
}
