'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/feedback/EmptyState';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { MemberDetail } from '@/lib/contract/member';
import { yesNo } from '@/lib/contract/states/yes-no';
import { useRevealMobile } from './use-reveal-mobile';

/** Where a member has things sent. */
export function MemberAddresses({ member: { id, addressList } }: { member: MemberDetail }) {
  const t = useTranslations('member.address');
  const reveal = useRevealMobile();
  if (addressList.length === 0) return <EmptyState title={t('none')} />;
  return (
    <Cards>
      {addressList.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address has no number of its own; its place in the list is what the reveal call names.
        <li key={index}>
          <header>
            <strong>{each.name}</strong>
            <MaskedText text={each.mobile} reveal={reveal && (() => reveal(id, index))} />
            {each.isDefault === yesNo.yes && <StatusChip kind="running" label={t('default')} />}
          </header>
          <p>{[each.province, each.city, each.district, each.address].filter(Boolean).join(' ')}</p>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 12,
  margin: 0,
  padding: '16px 20px',
  listStyle: 'none',
  fontSize: sizeVar.font,
  '& li': { padding: 12, border: border, borderRadius: radius.card },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& p': { margin: '6px 0 0', color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
});
