'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { CheckBox } from '@/components/controls/CheckBox';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Identified } from '@/lib/contract/call/resource';
import type { ColumnLayout } from '@/lib/list/column-layout';
import type { ToggleRow } from '@/lib/list/use-selection';
import { ACTIONS_KEY, type CardPlace, type Column, titleOf } from '../columns/column';
import type { RowPanel } from '../table/row-panel';

/** The shown columns of a list by their place on a card. */
export type CardParts<Row> = Readonly<Record<CardPlace | 'actions', readonly Column<Row>[]>>;

/** Sorts columns to their places; the first one shown is the title unless another asks for it. */
export function cardParts<Row>(columns: readonly Column<Row>[], layout: ColumnLayout): CardParts<Row> {
  const shown = layout.order.flatMap((key) => columns.filter((column) => column.key === key && !layout.hidden.includes(key)));
  const content = shown.filter((column) => column.key !== ACTIONS_KEY);
  const title = titleOf(content);
  const at = (place: CardPlace) => content.filter((column) => column !== title && (column.card ?? 'line') === place);
  return {
    picture: at('picture'),
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
  /** What it is drawn as: an item of its list, unless it stands in one. */
  readonly element?: 'li' | 'div';
  readonly parts: CardParts<Row>;
  readonly selected: boolean | undefined;
  readonly selectLabel: string;
  readonly onToggle: ToggleRow | undefined;
  readonly panel?: RowPanel<Row> | undefined;
  readonly unfolded: boolean;
  onUnfold(id: number): void;
}

/** One row as a card. */
export const RowCard = memo(RowCardOf) as typeof RowCardOf;

function RowCardOf<Row extends Identified>(props: Props<Row>) {
  const { row, element = 'li', parts, selected, selectLabel, onToggle, panel, unfolded, onUnfold } = props;
  const rowId = useId();
  const unfolds = panel !== undefined && (panel.has?.(row) ?? true);
  const cells = (columns: readonly Column<Row>[]) => columns.map((column) => <span key={column.key}>{column.cell(row)}</span>);
  return (
    <Card as={element} aria-current={selected || undefined}>
      <header>
        {selected !== undefined && (
          <CheckBox
            checked={selected}
            label={selectLabel}
            of={`${rowId}-name`}
            onClick={onToggle && ((event) => onToggle(row.id, event.shiftKey))}
          />
        )}
        {cells(parts.picture)}
        <div className="title" id={`${rowId}-name`}>
          {cells(parts.title)}
        </div>
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
      {unfolds && (
        <Unfold type="button" aria-expanded={unfolded} aria-controls={unfolded ? rowId : undefined} onClick={() => onUnfold(row.id)}>
          {panel.label}
          <ExpandMore aria-hidden />
        </Unfold>
      )}
      {unfolds && unfolded && (
        <div id={rowId} className="panel">
          {panel.draw(row)}
        </div>
      )}
      {(parts.actions.length > 0 || parts.amount.length > 0) && (
        <footer>
          <div className="actions">{cells(parts.actions)}</div>
          {parts.amount.map((column) => (
            <div key={column.key} className="amount">
              <small>{column.header}</small>
              <span>{column.cell(row)}</span>
            </div>
          ))}
        </footer>
      )}
    </Card>
  );
}

const Card = styled('li')({
  padding: 12,
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  fontSize: sizeVar.font,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current="true"]': {
    '--small-ink': paletteVar('text-secondary'),
    backgroundColor: paletteVar('primary-soft'),
    borderColor: paletteVar('primary-accent'),
  },
  '& header': { display: 'flex', alignItems: 'center', gap: 6, minHeight: 28 },
  '& .title': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .marks': { display: 'flex', gap: 6, flex: 'none' },
  '& dl': { margin: '8px 0 0', display: 'grid', gridTemplateColumns: 'minmax(76px, max-content) minmax(0, 1fr)', gap: '6px 12px' },
  '& dl > div': { display: 'contents' },
  '& dt': { lineHeight: '22px', color: `var(--small-ink, ${paletteVar('text-tertiary')})`, fontSize: sizeVar.small },
  '& dd': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& footer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 10, paddingTop: 8, borderTop: softBorder },
  // A row nothing can be done with has no line for it.
  '& footer:not(:has(button, a, .amount))': { display: 'none' },
  '& .actions': { flex: '1 1 auto', minWidth: 0, maxWidth: '100%', overflowX: 'auto' },
  '& .amount': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    marginLeft: 'auto',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textAlign: 'end',
  },
  '& .amount > span > div': { fontWeight: 400 },
  '& .amount > small': { fontWeight: 400, color: `var(--small-ink, ${paletteVar('text-tertiary')})`, fontSize: sizeVar.small },
});

const Unfold = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: paletteVar('primary-main'),
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});
