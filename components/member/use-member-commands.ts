'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { onlyRow, useActOnOne } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { readOptions, useAct } from '@/lib/client/resource-queries';
import { type Member, memberInfo } from '@/lib/contract/member';
import { memberLevelAuto, memberLevelChange, memberParent, memberPassword, memberStatusChange } from '@/lib/contract/member-action';
import {
  balanceDialog,
  memberForm,
  memberLevelDialog,
  oneTimePasswordDialog,
  pointsDialog,
  reasonDialog,
  referrerDialog,
} from './member-dialogs';

const LEVEL_RESOURCES = ['memberLevel', 'memberLevelLog'] as const;
const MEMBER = ['member'] as const;

/** Everything that can be done to one member, each asking what it needs to know. */
export interface MemberCommands {
  edit(member: Member): Promise<unknown>;
  points(member: Member): Promise<unknown>;
  balance(member: Member): Promise<unknown>;
  level(member: Member): Promise<unknown>;
  levelAuto(member: Member): Promise<unknown>;
  parent(member: Member): Promise<unknown>;
  clearParent(member: Member): Promise<unknown>;
  disable(member: Member): Promise<unknown>;
  enable(member: Member): Promise<unknown>;
  password(member: Member): Promise<unknown>;
}

/** The commands, of steady identity so that a hundred cells may hold them. */
export function useMemberCommands(): MemberCommands {
  const ask = useAskOnDemand();
  const sure = useSure();
  const t = useTranslations('member');
  const common = useTranslations('common');
  const queries = useQueryClient();
  const { mutateAsync: setStatus } = useActOnOne(memberStatusChange);
  const { mutateAsync: setLevelAuto } = useActOnOne(memberLevelAuto, LEVEL_RESOURCES);
  const { mutateAsync: setParent } = useAct(memberParent);
  const { mutateAsync: resetPassword } = useAct(memberPassword);
  return useMemo(
    () => ({
      // The record as it is now: a row may be older than what somebody else has saved.
      edit: async ({ id }) => {
        const member = await queries.fetchQuery({ ...readOptions(memberInfo, { id }), staleTime: 0 });
        return ask(memberForm, { member });
      },
      points: (member) => ask(pointsDialog, { member }),
      balance: (member) => ask(balanceDialog, { member }),
      level: ({ id, nickname, levelId }) =>
        ask(memberLevelDialog, {
          name: nickname,
          levelId,
          act: (wish) => call(memberLevelChange, { query: undefined, body: { ids: [id], ...wish } }).then(onlyRow),
        }),
      levelAuto: (member) => sure('levelAuto', member, () => setLevelAuto({ ids: [member.id] })),
      parent: (member) => ask(referrerDialog, { member }),
      clearParent: (member) => sure('clearParent', member, () => setParent({ id: member.id, parentId: null })),
      disable: ({ id, nickname }) =>
        ask(reasonDialog, {
          title: `${t('actions.disable')} · ${nickname}`,
          text: t('consequence.disable'),
          max: 100,
          confirmLabel: t('actions.disable'),
          act: (reason) => call(memberStatusChange, { query: undefined, body: { ids: [id], status: 0, reason } }).then(onlyRow),
          refreshes: MEMBER,
          savedText: common('succeeded', { action: t('actions.disable') }),
        }),
      enable: (member) => setStatus({ ids: [member.id], status: 1, reason: '' }),
      password: async (member) => {
        const answer = await sure('password', member, () => resetPassword({ id: member.id }));
        if (answer)
          await ask(oneTimePasswordDialog, { title: `${t('actions.password')} · ${member.nickname}`, password: answer.tempPassword });
      },
    }),
    [ask, sure, t, common, queries, setStatus, setLevelAuto, setParent, resetPassword],
  );
}

/** Asks whether an action is meant, does it and says so; undefined after a no. */
function useSure() {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  return useMemo(
    () =>
      async <Answer>(
        action: 'levelAuto' | 'clearParent' | 'password',
        { nickname }: Member,
        act: () => Promise<Answer>,
      ): Promise<Answer | undefined> => {
        const name = t(`actions.${action}`);
        const question = { title: `${name} · ${nickname}`, text: common('confirmAction', { action: name, object: t('object') }) };
        if (!(await confirm({ ...question, consequence: t(`consequence.${action}`), danger: action !== 'levelAuto' }))) return undefined;
        const answer = await act();
        toast.success(common('succeeded', { action: name }));
        return answer;
      },
    [t, common, confirm, toast],
  );
}
