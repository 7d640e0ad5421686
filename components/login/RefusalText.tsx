'use client';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Why the sign-in was refused: the server's own words, or that there are none. */
export function RefusalText({ text }: { text: string }) {
  const translate = useTranslations('login');
  return (
    <Message role="alert">
      <ErrorOutline aria-hidden />
      <span>{text || translate('refused')}</span>
    </Message>
  );
}

const Message = styled('div')({
  display: 'flex',
  gap: 10,
  marginBottom: 16,
  padding: '10px 12px',
  borderRadius: radius.card,
  fontSize: sizeVar.font,
  color: paletteVar('text-primary'),
  backgroundColor: paletteVar('error-soft'),
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', fontSize: 20, color: paletteVar('error-main') },
});
