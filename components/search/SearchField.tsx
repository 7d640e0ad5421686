'use client';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The search of the navbar: looks like a field and opens the palette, where the typing happens. */
export function SearchField({ onOpen, onWarm }: { onOpen: () => void; onWarm: () => void }) {
  const t = useTranslations('screen');
  return (
    <Field type="button" aria-haspopup="dialog" aria-label={t('search')} onClick={onOpen} onPointerEnter={onWarm} onFocus={onWarm}>
      <SearchIcon />
      <span className="text">{t('search')}</span>
      <kbd className="keys" aria-hidden>
        Ctrl K
      </kbd>
    </Field>
  );
}

const Field = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 230,
  height: 32,
  padding: '0 8px 0 10px',
  border: border,
  borderRadius: radius.card,
  color: paletteVar('text-tertiary'),
  backgroundColor: paletteVar('background-default'),
  font: 'inherit',
  fontSize: 14,
  cursor: 'pointer',
  '&:hover': { borderColor: paletteVar('primary-accent') },
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 1 },
  '& svg': { fontSize: 18 },
  '& .text': { flex: 1, minWidth: 0, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .keys': {
    padding: '0 5px',
    border: border,
    borderRadius: 4,
    backgroundColor: paletteVar('background-paper'),
    fontFamily: 'inherit',
    fontSize: 11,
    lineHeight: '18px',
  },
  [theme.breakpoints.down('md')]: {
    width: 36,
    height: 36,
    justifyContent: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: paletteVar('text-secondary'),
    '& .text, & .keys': { display: 'none' },
    '& svg': { fontSize: 20 },
  },
}));
