'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LinkButton } from '@/components/list/cells/link-button';
import type { Column } from '@/components/list/columns/column';
import { moneyColumn, textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { type Member, member } from '@/lib/contract/member';
import { MemberStatusChip } from './MemberStatusChip';
import { useShowMember } from './use-show-member';

/** The members one has brought in; each opens its own record. */
export function ReferredMembers({ memberId }: { memberId: number }) {
  const t = useTranslations('member.fields');
  const show = useShowMember();
  const columns = useMemo(
    (): readonly Column<Member>[] => [
      {
        key: 'nickname',
        header: t('nickname'),
        width: 160,
        cell: ({ id, nickname }) => (
          <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(id)}>
            {nickname}
          </LinkButton>
        ),
      },
      { key: 'mobile', header: t('mobile'), width: 130, cell: ({ mobile }) => mobile },
      textColumn('levelName', t('levelName'), 110),
      moneyColumn('payTotal', t('payTotal'), 120, { card: 'amount' }),
      { key: 'status', header: t('status'), width: 90, card: 'mark', cell: ({ status }) => <MemberStatusChip status={status} /> },
      timeColumn('registerTime', t('registerTime'), 170),
    ],
    [t, show],
  );
  return <EmbeddedList resource={member} fixed={{ parentId: memberId }} columns={columns} />;
}
