'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { PersonCell } from '@/components/list/cells/PersonCell';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { countColumn, moneyColumn, textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Member } from '@/lib/contract/member';
import { memberState } from '@/lib/contract/states/member';
import { MemberStatusChip } from './MemberStatusChip';
import type { MemberActions } from './member-actions';
import { Referrer } from './Referrer';
import { useRevealMobile } from './use-reveal-mobile';
import { useShowMember } from './use-show-member';

/** The columns of the list of members; the source store is the main store's affair. */
export function useMemberColumns(actions: MemberActions): readonly Column<Member>[] {
  const t = useTranslations('member.fields');
  const common = useTranslations('common');
  const reveal = useRevealMobile();
  const show = useShowMember();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const who = (row: Member) => <PersonCell person={row} onOpen={() => show(row.id)} />;
    const status = (row: Member) =>
      actions.may('edit') && row.status !== memberState.deregistered ? (
        <RecordSwitch row={row} actions={actions} on={row.status === memberState.normal} label={`${row.nickname} ${t('status')}`} />
      ) : (
        <MemberStatusChip status={row.status} />
      );
    const columns: (Column<Member> | false)[] = [
      { key: 'id', header: t('id'), width: 74, pinned: 'start', card: 'none', cell: ({ id }) => id },
      { key: 'nickname', header: t('nickname'), width: 156, pinned: 'start', card: 'title', hideable: false, cell: who },
      {
        key: 'mobile',
        header: t('mobile'),
        width: 148,
        cell: ({ id, mobile }) => <MaskedText text={mobile} reveal={reveal && (() => reveal(id))} />,
      },
      textColumn('levelName', t('levelName'), 84),
      countColumn('points', t('points'), 88),
      moneyColumn('balance', t('balance'), 110, { card: 'amount' }),
      moneyColumn('payTotal', t('payTotal'), 114),
      { key: 'status', header: t('status'), width: 70, card: 'mark', cell: status },
      timeColumn('registerTime', t('registerTime'), 158),
      // From here on columns may stand out of sight on a window of 1440 px.
      countColumn('orderCount', t('orderCount'), 98, { card: 'none' }),
      { key: 'parentName', header: t('parentName'), width: 120, card: 'none', cell: (row) => <Referrer member={row} show={show} /> },
      main && textColumn('storeName', t('storeName'), 110, { card: 'none' }),
      timeColumn('lastLoginTime', t('lastLoginTime'), 158, { card: 'none' }),
      actionsColumn(common('actions'), 146, (row) => (
        <RowActions actions={[{ key: 'show', label: common('details'), act: () => show(row.id) }, ...actions.forRow(row)]} />
      )),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, show, t, common, reveal, main]);
}
