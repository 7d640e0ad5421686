'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { LinkButton } from '@/components/list/cells/link-button';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Member } from '@/lib/contract/member';
import { memberState } from '@/lib/contract/states/member';
import { groupedNumber } from '@/lib/format/number-suffix';
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
  const picture = useMediaUrl();
  const show = useShowMember();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const who = ({ id, nickname, avatar }: Member) => (
      <PictureText
        round
        src={picture(avatar)}
        initial={nickname.slice(0, 1)}
        title={
          <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(id)}>
            {nickname}
          </LinkButton>
        }
      />
    );
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
      { key: 'levelName', header: t('levelName'), width: 84, cell: ({ levelName }) => levelName || '-' },
      { key: 'points', header: t('points'), width: 88, align: 'end', cell: ({ points }) => groupedNumber(points) },
      {
        key: 'balance',
        header: t('balance'),
        width: 110,
        align: 'end',

        card: 'amount',
        cell: ({ balance }) => <MoneyText fen={balance} />,
      },
      {
        key: 'payTotal',
        header: t('payTotal'),
        width: 114,
        align: 'end',

        cell: ({ payTotal }) => <MoneyText fen={payTotal} />,
      },
      { key: 'status', header: t('status'), width: 70, card: 'mark', cell: status },
      {
        key: 'registerTime',
        header: t('registerTime'),
        width: 158,

        cell: ({ registerTime }) => <TimeText time={registerTime} />,
      },
      // From here on columns may stand out of sight on a window of 1440 px.
      {
        key: 'orderCount',
        header: t('orderCount'),
        width: 98,
        align: 'end',

        card: 'none',
        cell: ({ orderCount }) => groupedNumber(orderCount),
      },
      { key: 'parentName', header: t('parentName'), width: 120, card: 'none', cell: (row) => <Referrer member={row} show={show} /> },
      main && { key: 'storeName', header: t('storeName'), width: 110, card: 'none', cell: ({ storeName }) => storeName || '-' },
      {
        key: 'lastLoginTime',
        header: t('lastLoginTime'),
        width: 158,

        card: 'none',
        cell: ({ lastLoginTime }) => <TimeText time={lastLoginTime} />,
      },
      actionsColumn(common('actions'), 146, (row) => (
        <RowActions actions={[{ key: 'show', label: common('details'), act: () => show(row.id) }, ...actions.forRow(row)]} />
      )),
    ];
    return columns.filter((column): column is Column<Member> => Boolean(column));
  }, [actions, show, t, common, reveal, picture, main]);
}
