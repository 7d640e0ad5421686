'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import { StatusChip } from '@/components/list/cells/StatusChip';
import type { Column } from '@/components/list/columns/column';
import { longTextColumn, textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { memberLevelLog } from '@/lib/contract/member/action';

type Change = z.infer<typeof memberLevelLog.list.data>['rows'][number];

/** How a member's level changed, newest first. */
export function MemberLevelLog({ memberId }: { memberId: number }) {
  const t = useTranslations('member.level');
  const columns = useMemo(
    (): readonly Column<Change>[] => [
      timeColumn('createTime', t('time'), 170),
      textColumn('beforeName', t('before'), 110),
      textColumn('afterName', t('after'), 110),
      {
        key: 'auto',
        header: t('way'),
        width: 90,
        card: 'mark',
        cell: ({ auto }) => <StatusChip kind={auto === 1 ? 'closed' : 'running'} label={t(auto === 1 ? 'auto' : 'manual')} />,
      },
      longTextColumn('remark', t('remark'), 180),
      textColumn('operatorName', t('operator'), 110),
    ],
    [t],
  );
  return <EmbeddedList resource={memberLevelLog} fixed={{ memberId }} columns={columns} />;
}
