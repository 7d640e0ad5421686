'use client';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo } from 'react';
import { hairline, ink, measure, softHairline } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Identified } from '@/lib/contract/resource';
import type { ColumnLayout } from '@/lib/list/column-layout';
import { CheckBox } from './CheckBox';
import { ACTIONS_KEY, type CardPlace, type Column } from './column';

/** The shown columns of a list by their place on a card. */
export type CardParts<Row> = Readonly<Record<CardPlace | 'actions', readonly Column<Row>[]>>;

/** Sorts columns to their places; the first one shown is the title unless another asks for it. */
export function cardParts<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): CardParts<Row> {
  const shown = layout.order.flatMap((key) => columns.filter((column) => column.key === key && !layout.hidden.includes(key)));
  const content = shown.filter((column) => column.key !== ACTIONS_KEY);
  const title = content.find((column) => column.card === 'title') ?? content.find((column) => column.card === undefined);
  const at = (place: CardPlace) => content.filter((column) => column !== title && (column.card ?? 'line') === place);
  return {
    title: title ? [title] : [],
    mark: at('mark'),
    line: at('line'),
    amount: at('amount'),
    none: [],
    actions: shown.filter((column) => column.key === ACTIONS_KEY),
  };
}

interface Props<Row extends Identified> {
  readonly row: Row;
  readonly parts: CardParts<Row>;
  readonly selected: boolean | undefined;
  readonly selectLabel: string;
  onToggle(id: number, withShift: boolean): void;
}

/** One row as a card. */
export const RowCard = memo(RowCardOf) as typeof RowCardOf;

function RowCardOf<Row extends Identified>({ row, parts, selected, selectLabel, onToggle }: Props<Row>) {
  const cells = (columns: readonly Column<Row>[]) => columns.map((column) => <span key={column.key}>{column.cell(row)}</span>);
  return (
    <Card aria-current={selected || undefined}>
      <header>
        {selected !== undefined && (
          <CheckBox checked={selected} label={selectLabel} onClick={(event: MouseEvent) => onToggle(row.id, event.shiftKey)} />
        )}
        <div className="title">{cells(parts.title)}</div>
        <div className="marks">{cells(parts.mark)}</div>
      </header>
      <dl>
        {parts.line.map((column) => (
          <div key={column.key}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {(parts.actions.length > 0 || parts.amount.length > 0) && (
        <footer>
          <div className="actions">{cells(parts.actions)}</div>
          <div className="amount">{cells(parts.amount)}</div>
        </footer>
      )}
    </Card>
  );
}

const Card = styled('li')({
  padding: 12,
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: ink('background-paper'),
  fontSize: measure.font,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current="true"]': {
    '--small-ink': ink('text-secondary'),
    backgroundColor: ink('primary-soft'),
    borderColor: ink('primary-accent'),
  },
  '& header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 28 },
  '& .title': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .marks': { display: 'flex', gap: 6, flex: 'none' },
  '& dl': { margin: '8px 0 0', display: 'grid', gridTemplateColumns: 'minmax(76px, max-content) minmax(0, 1fr)', gap: '6px 12px' },
  '& dl > div': { display: 'contents' },
  '& dt': { lineHeight: '22px', color: `var(--small-ink, ${ink('text-tertiary')})`, fontSize: measure.small },
  '& dd': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& footer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 10, paddingTop: 8, borderTop: softHairline },
  '& .actions': { flex: '1 1 auto', minWidth: 0, maxWidth: '100%', overflowX: 'auto' },
  '& .amount': { fontWeight: 600, whiteSpace: 'nowrap' },
});
