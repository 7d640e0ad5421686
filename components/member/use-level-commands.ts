'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/theme/use-may';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type MemberLevel, memberLevel, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { groupedNumber } from '@/lib/format/number-suffix';
import { memberLevelForm } from './member-dialogs';

/** What can be done to member levels. */
export interface LevelCommands {
  add(): void;
  edit(level: MemberLevel): void;
  setDefault(level: MemberLevel): void;
  remove(level: MemberLevel): void;
  /** Rejects when it was refused, so that the switch goes back. */
  switchStatus(level: MemberLevel, on: boolean): Promise<unknown>;
}

const MEMBERS = { also: ['member'] } as const;

/** The commands, of steady identity; null for those who may only read. */
export function useLevelCommands(): LevelCommands | null {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('memberLevel');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(memberLevelStatus, MEMBERS);
  const { mutateAsync: setDefault } = useAct(memberLevelDefault);
  const { mutateAsync: remove } = useRemove(memberLevel);
  const mayWrite = may(memberLevel.update);
  return useMemo(() => {
    if (!mayWrite) return null;
    const sure = async (action: string, { name }: MemberLevel, consequence: string, danger: boolean, act: () => Promise<unknown>) => {
      const text = common('confirmAction', { action, object: t('object') });
      if (!(await confirm({ title: `${action} · ${name}`, text, consequence, danger }))) return;
      await act();
      toast.success(common('succeeded', { action }));
    };
    // A refusal was told by the one place that tells failures.
    const told = (done: Promise<unknown>) => void done.catch(() => undefined);
    return {
      add: () => void ask(memberLevelForm, { level: null }),
      edit: (level) => void ask(memberLevelForm, { level }),
      setDefault: (level) => told(sure(t('setDefault'), level, t('defaultText'), false, () => setDefault({ id: level.id }))),
      remove: (level) => told(sure(common('delete'), level, t('deleteText'), true, () => remove({ id: level.id }))),
      switchStatus: (level, on) => {
        const act = () => setStatus({ id: level.id, status: on ? 1 : 0 });
        // Moving members to another level is not taken back by switching on again: that is asked first.
        if (on || level.memberCount === 0 || level.isDefault === 1) return act();
        return sure(common('disable'), level, t('disableText', { n: groupedNumber(level.memberCount) }), true, act);
      },
    };
  }, [mayWrite, ask, confirm, toast, t, common, setStatus, setDefault, remove]);
}
