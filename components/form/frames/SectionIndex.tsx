'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly problems: number;
}

/** The sections of a long form, each with how much is wrong in it; a click goes there. */
export function SectionIndex({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('form');
  const index = useRef<HTMLElement>(null);
  const go = (key: string) => {
    const section = index.current?.closest('form')?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
    // The next press of Tab is at the first field of the section.
    section?.focus({ preventScroll: true });
  };
  return (
    <Index ref={index} aria-label={t('sections')}>
      {entries.map(({ key, title, problems }) => (
        <button key={key} type="button" onClick={() => go(key)}>
          {title}
          {problems > 0 && (
            <span role="img" aria-label={t('sectionProblems', { n: problems })}>
              {problems}
            </span>
          )}
        </button>
      ))}
    </Index>
  );
}

const Index = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'calc(var(--head-height, 0px) + 12px)',
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    borderLeft: border,
  },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: paletteVar('text-secondary'),
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { color: paletteVar('primary-dark') },
  },
  '& span': {
    minWidth: 20,
    padding: '0 6px',
    borderRadius: 10,
    textAlign: 'center',
    fontSize: sizeVar.small,
    color: paletteVar('error-main'),
    backgroundColor: paletteVar('error-soft'),
  },
}));
