'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainCopy } from '@/components/controls/PlainIcons';
import { useCopy } from '@/components/feedback/use-copy';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/** A number or code with a button that copies it; `children` replaces the text shown, such as a link to the record. */
export function CopyText({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslations('list');
  const copy = useCopy();
  if (text === '') return <>-</>;
  return (
    <Line>
      <span>{children ?? text}</span>
      <button type="button" aria-label={t('copy', { text })} onClick={() => void copy(text)}>
        <PlainCopy />
      </button>
    </Line>
  );
}

const Line = staticStyled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  // The button reaches into the padding of the cell: a number of 23 digits stays in one line then.
  maxWidth: 'calc(100% + 8px)',
  marginRight: -8,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: paletteVar('text-tertiary'),
    cursor: 'pointer',
    '& svg': { fontSize: 14 },
    '&:hover': { color: paletteVar('primary-dark') },
  },
  '@media (hover: hover)': {
    '& > button:not(:focus-visible)': { opacity: 0 },
    'tr:hover & > button, li:hover & > button, &:hover > button': { opacity: 1 },
  },
});
