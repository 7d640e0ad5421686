'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';
import { CopyText } from '@/components/list/cells/CopyText';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { TimeText } from '@/components/list/cells/TimeText';
import { useRevealMobile } from '@/components/member/use-reveal-mobile';
import type { Distributor } from '@/lib/contract/distributor';
import { groupedNumber } from '@/lib/format/number-suffix';

type Group = 'profile' | 'promotion' | 'commission';
type NumberField = 'firstCount' | 'secondCount' | 'orderCount' | 'withdrawCount';
type MoneyField = 'commissionTotal' | 'commissionAvailable' | 'commissionFrozen' | 'commissionWithdrawing' | 'commissionWithdrawn';

/** What is known about a distributor, in groups. */
export function DistributorProfile({ distributor }: { distributor: Distributor }) {
  const t = useTranslations('distributor');
  const groups = useGroups(distributor);
  return (
    <div>
      {(Object.keys(groups) as Group[]).map((group) => (
        <FactList key={group} title={t(`groups.${group}`)} facts={groups[group]} />
      ))}
    </div>
  );
}

function useGroups(row: Distributor): Record<Group, readonly Fact[]> {
  const t = useTranslations('distributor.fields');
  const enums = useTranslations('enums.distributorSource');
  const reveal = useRevealMobile();
  const fact = (field: string, value: Fact['value']): Fact => ({ label: t(field), value });
  const count = (field: NumberField) => fact(field, groupedNumber(row[field]));
  const money = (field: MoneyField) => fact(field, <MoneyText fen={row[field]} />);
  return {
    profile: [
      fact('memberId', row.memberId),
      fact('nickname', row.nickname),
      fact('mobile', <MaskedText text={row.mobile} reveal={reveal && (() => reveal(row.memberId))} />),
      fact('realName', row.realName),
      fact('levelName', row.levelName),
      fact('parentName', row.parentName),
      fact('inviteCode', <CopyText text={row.inviteCode} />),
      fact('source', enums(String(row.source))),
      fact('joinTime', <TimeText time={row.joinTime} />),
      fact('storeName', row.storeName),
    ],
    promotion: [count('firstCount'), count('secondCount'), count('orderCount'), fact('orderAmount', <MoneyText fen={row.orderAmount} />)],
    commission: [
      money('commissionTotal'),
      money('commissionAvailable'),
      money('commissionFrozen'),
      money('commissionWithdrawing'),
      money('commissionWithdrawn'),
      count('withdrawCount'),
    ],
  };
}
