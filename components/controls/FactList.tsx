import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';

/** One thing known about a record. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole line: long texts. */
  readonly wide?: boolean;
}

/** Facts in a narrow column stand two beside each other all the same. */
const PAIRS = 'repeat(2, minmax(0, 1fr))';

interface Props {
  readonly title?: string;
  readonly facts: readonly Fact[];
  readonly pairs?: boolean;
  /** Label and value in one line, at its two ends: a narrow column of few, short facts. */
  readonly lines?: boolean;
}

/** What is known about a record, in a group with a title; a dash where there is nothing. */
export const FactList = ({ title, facts, pairs = false, lines = false }: Props) => (
  <Group aria-label={title} data-pairs={pairs} data-lines={lines}>
    {title && <h3>{title}</h3>}
    <dl>
      {facts.map(({ label, value, wide = false }) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  </Group>
);

const Group = styled('section')(({ theme }) => ({
  '& + section': { borderTop: softBorder },
  padding: '14px 20px',
  fontSize: sizeVar.font,
  '& h3': { margin: '0 0 8px', fontSize: 14, fontWeight: 600 },
  '& dl': { margin: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))', gap: '8px 20px' },
  '& dl > div': { minWidth: 0 },
  '& [data-wide="true"]': { gridColumn: '1 / -1' },
  '& dt': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
  '& dd': { margin: 0, minHeight: 24, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '&[data-pairs="true"] dl': { gridTemplateColumns: PAIRS, columnGap: 12 },
  '&[data-lines="true"] dl': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 },
  '&[data-lines="true"] dl > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '&[data-lines="true"] dt': { flex: 'none', fontSize: sizeVar.font, color: paletteVar('text-secondary') },
  '&[data-lines="true"] dd': { textAlign: 'end' },
  [theme.breakpoints.down('sm')]: { '&:not([data-lines="true"]) dl': { gridTemplateColumns: PAIRS } },
}));
