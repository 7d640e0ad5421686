'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import type { MemberDetail } from '@/lib/contract/member';
import { yesNo } from '@/lib/contract/states/yes-no';
import { groupedNumber } from '@/lib/format/number-suffix';
import { Referrer } from './Referrer';
import { useRevealMobile } from './use-reveal-mobile';
import { useShowMember } from './use-show-member';

type Group = 'profile' | 'assets' | 'level' | 'registration';

/** What is known about a member, in groups. */
export function MemberProfile({ member }: { member: MemberDetail }) {
  const t = useTranslations('member');
  const groups = useGroups(member);
  return (
    <div>
      {(Object.keys(groups) as Group[]).map((group) => (
        <FactList key={group} title={t(`groups.${group}`)} facts={groups[group]} />
      ))}
    </div>
  );
}

function useGroups(member: MemberDetail): Record<Group, readonly Fact[]> {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const reveal = useRevealMobile();
  const show = useShowMember();
  const fact = (field: string, value: Fact['value'], wide = false): Fact => ({ label: t(`fields.${field}`), value, wide });
  return {
    profile: [
      fact('id', member.id),
      fact('nickname', member.nickname),
      fact('mobile', <MaskedText text={member.mobile} reveal={reveal && (() => reveal(member.id))} />),
      fact('realName', member.realName),
      fact('sex', enums(`sex.${member.sex}`)),
      fact('birthday', member.birthday),
      fact('email', member.email),
      fact('remark', member.remark, true),
    ],
    assets: [
      fact('points', groupedNumber(member.points)),
      fact('balance', <MoneyText fen={member.balance} />),
      fact('frozenBalance', <MoneyText fen={member.frozenBalance} />),
      fact('payTotal', <MoneyText fen={member.payTotal} />),
      fact('orderCount', groupedNumber(member.orderCount)),
    ],
    level: [
      fact('levelName', <LevelName name={member.levelName} locked={member.levelLocked === yesNo.yes} />),
      fact('growth', groupedNumber(member.growth)),
      fact('isDistributor', common(member.isDistributor === yesNo.yes ? 'yes' : 'no')),
      fact('parentName', <Referrer member={member} show={show} />),
    ],
    registration: [
      fact('storeName', member.storeName),
      fact('source', enums(`orderSource.${member.source}`)),
      fact('registerTime', <TimeText time={member.registerTime} />),
      fact('lastLoginTime', <TimeText time={member.lastLoginTime} />),
      fact('registerIp', member.registerIp),
    ],
  };
}

function LevelName({ name, locked }: { name: string; locked: boolean }) {
  const t = useTranslations('member');
  return (
    <>
      {name || '-'} {locked && <StatusChip kind="waiting" label={t('locked')} />}
    </>
  );
}
