import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { brandMark, frame, white } from '@/components/theme/tokens';
import { href } from '@/lib/navigation/href';

/** The brand at the head of the sidebar: the long text when expanded, the short one when collapsed. */
export function Brand({ collapsed }: { collapsed: boolean }) {
  const translate = useTranslations();
  return (
    <BrandLink href={href('/dashboard')} prefetch={false} data-collapsed={collapsed}>
      <BrandMark />
      <span className={collapsed ? 'short' : 'long'}>{translate(collapsed ? 'app.brandShort' : 'app.brandLong')}</span>
    </BrandLink>
  );
}

/** The mark alone; the name beside it says what it is. */
export const BrandMark = () => (
  <Mark aria-hidden="true">
    <Glyph />
  </Mark>
);

/** A stall's awning over a base: the platform and the stores under it. */
const Glyph = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 10 6 4h12l2 6a2.7 2.7 0 0 1-5.300 0 2.700 2.700 0 0 1-5.400 0A2.700 2.700 0 0 1 4 10zM6 13v7h12v-7" />
  </svg>
);

const BrandLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  height: frame.navbar,
  padding: '0 15px',
  color: white,
  fontSize: 15,
  fontWeight: 600,
  letterSpacing: '0.03em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '&[data-collapsed="true"]': { flexDirection: 'column', justifyContent: 'center', gap: 1, padding: 0, fontSize: 11, fontWeight: 500 },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: 7,
  color: white,
  backgroundImage: `linear-gradient(135deg, ${brandMark.from}, ${brandMark.to})`,
});
