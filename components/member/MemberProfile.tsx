'use client';
import { useTranslations } from 'next-intl';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { FactGroups } from '@/components/records/FactGroups';
import { useFacts } from '@/components/records/use-facts';
import type { MemberDetail } from '@/lib/contract/member';
import { yesNo } from '@/lib/contract/states/yes-no';
import { Referrer } from './Referrer';
import { useRevealMobile } from './use-reveal-mobile';
import { useShowMember } from './use-show-member';

/** What is known about a member, in groups. */
export function MemberProfile({ member }: { member: MemberDetail }) {
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const reveal = useRevealMobile();
  const show = useShowMember();
  const { fact, money, count, time } = useFacts('member.fields', member);
  const groups = {
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
    assets: [count('points'), money('balance'), money('frozenBalance'), money('payTotal'), count('orderCount')],
    level: [
      fact('levelName', <LevelName name={member.levelName} locked={member.levelLocked === yesNo.yes} />),
      count('growth'),
      fact('isDistributor', common(member.isDistributor === yesNo.yes ? 'yes' : 'no')),
      fact('parentName', <Referrer member={member} show={show} />),
    ],
    registration: [
      fact('storeName', member.storeName),
      fact('source', enums(`orderSource.${member.source}`)),
      time('registerTime'),
      time('lastLoginTime'),
      fact('registerIp', member.registerIp),
    ],
  };
  return <FactGroups titles="member.groups" groups={groups} />;
}

function LevelName({ name, locked }: { name: string; locked: boolean }) {
  const t = useTranslations('member');
  return (
    <>
      {name || '-'} {locked && <StatusChip kind="waiting" label={t('locked')} />}
    </>
  );
}
