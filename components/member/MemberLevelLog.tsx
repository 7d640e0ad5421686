'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { memberLevelLog } from '@/lib/contract/member/action';

type Change = z.infer<typeof memberLevelLog.list.data>['rows'][number];

/** How a member's level changed, newest first. */
export function MemberLevelLog({ memberId }: { memberId: number }) {
  const t = useTranslations('member.level');
  const columns = useMemo(
    (): readonly Column<Change>[] => [
      { key: 'createTime', header: t('time'), width: 170, cell: ({ createTime }) => <TimeText time={createTime} /> },
      { key: 'beforeName', header: t('before'), width: 110, cell: ({ beforeName }) => beforeName || '-' },
      { key: 'afterName', header: t('after'), width: 110, cell: ({ afterName }) => afterName || '-' },
      {
        key: 'auto',
        header: t('way'),
        width: 90,
        card: 'mark',
        cell: ({ auto }) => <StatusChip kind={auto === 1 ? 'closed' : 'running'} label={t(auto === 1 ? 'auto' : 'manual')} />,
      },
      { key: 'remark', header: t('remark'), width: 180, cell: ({ remark }) => <span title={remark}>{remark || '-'}</span> },
      { key: 'operatorName', header: t('operator'), width: 110, cell: ({ operatorName }) => operatorName || '-' },
    ],
    [t],
  );
  return <EmbeddedList resource={memberLevelLog} fixed={{ memberId }} columns={columns} />;
}
