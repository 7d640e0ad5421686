'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportSelected } from '@/components/list/ExportSelected';
import { useBulkAction } from '@/components/list/use-bulk-action';
import type { Member, MemberFilter } from '@/lib/contract/member';
import { memberExport, memberLevelChange, memberStatusChange } from '@/lib/contract/member-action';
import { sendBatch } from '@/lib/list/send-batch';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { memberLevelDialog, reasonDialog } from './member-dialogs';

/** What can be done with the chosen members at once. */
export function MemberBulk({ list, mayEdit }: { list: ResourceList<Member, MemberFilter>; mayEdit: boolean }) {
  const t = useTranslations('member.actions');
  const route = useTranslations('route');
  const acts = useBulkActs(list);
  return (
    <>
      {mayEdit &&
        (['level', 'disable', 'enable'] as const).map((name) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            color={name === 'disable' ? 'error' : 'primary'}
            onClick={() => void acts[name]()}
          >
            {t(name)}
          </Button>
        ))}
      <ExportSelected list={list} exporter={memberExport} name={route('memberList')} />
    </>
  );
}

function useBulkActs(list: ResourceList<Member, MemberFilter>) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const run = useBulkAction(list);
  const n = list.selection.count;
  const setStatus = (status: 0 | 1, reason: string) => sendBatch(memberStatusChange, (ids) => ({ ids, status, reason }));
  return {
    level: async () => {
      const wish = await ask(memberLevelDialog, {});
      if (!wish) return;
      const send = sendBatch(memberLevelChange, (ids) => ({ ids, ...wish }));
      await run({ title: t('actions.level'), send, also: ['memberLevel', 'memberLevelLog'] });
    },
    disable: async () => {
      const title = t('actions.disable');
      const reason = await ask(reasonDialog, {
        title: t('bulkTitle', { action: title, n }),
        text: t('consequence.disable'),
        max: 100,
        confirmLabel: title,
      });
      if (reason !== undefined) await run({ title, send: setStatus(0, reason) });
    },
    enable: async () => {
      const title = t('actions.enable');
      const agreed = await confirm({
        title: t('bulkTitle', { action: title, n }),
        text: t('consequence.enable'),
        confirmLabel: common('ok'),
      });
      if (agreed) await run({ title, send: setStatus(1, '') });
    },
  };
}
