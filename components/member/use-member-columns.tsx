'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LinkButton } from '@/components/list/cells/link-button';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/column';
import { useMediaUrl } from '@/components/media/MediaPlaces';
import { useViewer } from '@/components/theme/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Member } from '@/lib/contract/member';
import { groupedNumber } from '@/lib/format/number-suffix';
import { MemberStatusChip } from './MemberStatusChip';
import { Referrer } from './Referrer';
import type { MemberActions } from './use-member-actions';
import { useRevealMobile } from './use-reveal-mobile';

/** The columns of the list of members; the source store is the main store's affair. */
export function useMemberColumns(actions: MemberActions): readonly Column<Member>[] {
  const t = useTranslations('member.fields');
  const common = useTranslations('common');
  const reveal = useRevealMobile();
  const picture = useMediaUrl();
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const { show, of, mayEdit, commands } = actions;
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
      mayEdit && row.status !== -1 ? (
        <SwitchCell
          on={row.status === 1}
          label={`${row.nickname} ${t('status')}`}
          onSwitch={(on) => (on ? commands.enable(row) : commands.disable(row))}
        />
      ) : (
        <MemberStatusChip status={row.status} />
      );
    const columns: (Column<Member> | false)[] = [
      { key: 'id', header: t('id'), width: 74, pinned: 'start', card: 'none', cell: ({ id }) => id },
      { key: 'nickname', header: t('nickname'), width: 138, pinned: 'start', card: 'title', hideable: false, cell: who },
      {
        key: 'mobile',
        header: t('mobile'),
        width: 148,
        cell: ({ id, mobile }) => <MaskedText text={mobile} reveal={reveal && (() => reveal(id))} />,
      },
      { key: 'levelName', header: t('levelName'), width: 84, cell: ({ levelName }) => levelName || '-' },
      { key: 'points', header: t('points'), width: 88, align: 'end', sortable: true, cell: ({ points }) => groupedNumber(points) },
      {
        key: 'balance',
        header: t('balance'),
        width: 110,
        align: 'end',
        sortable: true,
        card: 'amount',
        cell: ({ balance }) => <MoneyText fen={balance} />,
      },
      {
        key: 'payTotal',
        header: t('payTotal'),
        width: 114,
        align: 'end',
        sortable: true,
        cell: ({ payTotal }) => <MoneyText fen={payTotal} />,
      },
      { key: 'status', header: t('status'), width: 70, card: 'mark', cell: status },
      {
        key: 'registerTime',
        header: t('registerTime'),
        width: 158,
        sortable: true,
        cell: ({ registerTime }) => <TimeText time={registerTime} />,
      },
      // From here on columns may stand out of sight on a window of 1440 px.
      {
        key: 'orderCount',
        header: t('orderCount'),
        width: 92,
        align: 'end',
        sortable: true,
        card: 'none',
        cell: ({ orderCount }) => groupedNumber(orderCount),
      },
      { key: 'parentName', header: t('parentName'), width: 120, card: 'none', cell: (row) => <Referrer member={row} show={show} /> },
      main && { key: 'storeName', header: t('storeName'), width: 110, card: 'none', cell: ({ storeName }) => storeName || '-' },
      {
        key: 'lastLoginTime',
        header: t('lastLoginTime'),
        width: 158,
        sortable: true,
        card: 'none',
        cell: ({ lastLoginTime }) => <TimeText time={lastLoginTime} />,
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 146,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={[{ key: 'show', label: common('details'), act: () => show(row.id) }, ...of(row)]} />,
      },
    ];
    return columns.filter((column): column is Column<Member> => Boolean(column));
  }, [actions, t, common, reveal, picture, main]);
}
