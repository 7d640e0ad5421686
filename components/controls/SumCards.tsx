import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { formatFen } from '@/lib/format/money';
import { PAGE_ROOM } from './table-styles';

/** One sum over a list. */
export interface Sum {
  readonly key: string;
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly fen: number | undefined;
}

/** Sums of money above a list, each in a card of its own. */
export const SumCards = ({ label, sums }: { label: string; sums: readonly Sum[] }) => (
  <Cards aria-label={label}>
    {sums.map(({ key, label: name, fen }) => (
      <li key={key}>
        <span>{name}</span>
        <strong>{fen === undefined ? '-' : formatFen(fen)}</strong>
      </li>
    ))}
  </Cards>
);

/** A row of cards and the gap below it. */
const CARD_HEIGHT = 84;

const Cards = styled('ul')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: 12,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: '10px 14px',
    border,
    borderRadius: radius.card,
    backgroundColor: paletteVar('background-paper'),
  },
  // The list below ends where it would without them: its pager stays in sight.
  '& ~ section': { maxHeight: `max(420px, calc(${PAGE_ROOM} - ${CARD_HEIGHT}px))` },
  '& span': { fontSize: sizeVar.small, color: paletteVar('text-secondary') },
  '& strong': { fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& ~ section': { maxHeight: 'none' },
    '& strong': { fontSize: 15 },
  },
}));
