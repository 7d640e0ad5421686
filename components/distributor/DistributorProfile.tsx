'use client';
import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/list/cells/CopyText';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useRevealMobile } from '@/components/member/use-reveal-mobile';
import { FactGroups } from '@/components/records/FactGroups';
import { useFacts } from '@/components/records/use-facts';
import type { Distributor } from '@/lib/contract/distributor';

/** What is known about a distributor, in groups. */
export function DistributorProfile({ distributor }: { distributor: Distributor }) {
  const enums = useTranslations('enums.distributorSource');
  const reveal = useRevealMobile();
  const { fact, money, count, time } = useFacts('distributor.fields', distributor);
  const groups = {
    profile: [
      fact('memberId', distributor.memberId),
      fact('nickname', distributor.nickname),
      fact('mobile', <MaskedText text={distributor.mobile} reveal={reveal && (() => reveal(distributor.memberId))} />),
      fact('realName', distributor.realName),
      fact('levelName', distributor.levelName),
      fact('parentName', distributor.parentName),
      fact('inviteCode', <CopyText text={distributor.inviteCode} />),
      fact('source', enums(String(distributor.source))),
      time('joinTime'),
      fact('storeName', distributor.storeName),
    ],
    promotion: [count('firstCount'), count('secondCount'), count('orderCount'), money('orderAmount')],
    commission: [
      money('commissionTotal'),
      money('commissionAvailable'),
      money('commissionFrozen'),
      money('commissionWithdrawing'),
      money('commissionWithdrawn'),
      count('withdrawCount'),
    ],
  };
  return <FactGroups titles="distributor.groups" groups={groups} />;
}
