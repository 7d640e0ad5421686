'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/theme/use-may';
import { type Member, memberUpdate } from '@/lib/contract/member';
import { memberBalance, memberPoints } from '@/lib/contract/member-action';
import { memberDrawer } from './member-dialogs';
import { type MemberCommands, useMemberCommands } from './use-member-commands';

const DEREGISTERED = -1;

/** What the screens of members can do with one: show it, and the actions this person may take. */
export interface MemberActions {
  readonly commands: MemberCommands;
  readonly mayEdit: boolean;
  show(id: number): void;
  /** Actions on the record, without showing it; none on a member that has deregistered. */
  of(member: Member): readonly RowAction[];
}

/** The actions of members, of steady identity so that a hundred cells may hold them. */
export function useMemberActions(): MemberActions {
  const t = useTranslations('member.actions');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const may = useMay();
  const commands = useMemberCommands();
  return useMemo(() => {
    const [mayEdit, mayPoints, mayBalance] = [may(memberUpdate), may(memberPoints), may(memberBalance)];
    const action = (key: keyof MemberCommands, member: Member, label: string, danger = false): RowAction => ({
      key,
      label,
      danger,
      // A refusal was told by the one place that tells failures.
      act: () => void commands[key](member).catch(() => undefined),
    });
    const of = (member: Member): readonly RowAction[] => {
      if (member.status === DEREGISTERED) return [];
      const found = [
        mayEdit && action('edit', member, common('edit')),
        mayPoints && action('points', member, t('points')),
        mayBalance && action('balance', member, t('balance')),
        mayEdit && action('level', member, t('level')),
        mayEdit && member.levelLocked === 1 && action('levelAuto', member, t('levelAuto')),
        mayEdit && action('parent', member, t('parent')),
        mayEdit && member.parentId !== null && action('clearParent', member, t('clearParent')),
        mayEdit && (member.status === 1 ? action('disable', member, t('disable'), true) : action('enable', member, t('enable'))),
        mayEdit && action('password', member, t('password')),
      ];
      return found.filter((each): each is RowAction => Boolean(each));
    };
    const show = (id: number) => void ask(memberDrawer, { id, actions });
    const actions: MemberActions = { commands, mayEdit, show, of };
    return actions;
  }, [commands, may, ask, t, common]);
}
