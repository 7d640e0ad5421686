import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/theme/BrandMark';
import { frame, white } from '@/components/theme/tokens';
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
