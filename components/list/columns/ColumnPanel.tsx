'use client';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { softBorder } from '@/components/theme/css-vars';
import { ColumnLine } from './ColumnLine';
import type { Column } from './column';
import type { ArrangedColumns } from './use-column-layout';

interface Props {
  readonly anchor: HTMLElement;
  readonly columns: readonly Pick<Column<never>, 'key' | 'header' | 'hideable'>[];
  readonly arranged: ArrangedColumns;
  onClose(): void;
}

/** All columns of a list under each other: shown or not, their order, where they stick. By mouse, touch and keyboard. */
export function ColumnPanel({ anchor, columns, arranged, onClose }: Props) {
  const t = useTranslations('list');
  const { layout, change, reset } = arranged;
  const headers = new Map(columns.map((column) => [column.key, column]));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': t('columns.button'), role: 'dialog' } }}
    >
      <Panel>
        <header>
          {t('columns.title')}
          <Button size="small" variant="text" disabled={!arranged.arranged} onClick={reset}>
            {t('columns.reset')}
          </Button>
        </header>
        <SortableList
          keys={layout.order}
          labelOf={(key) => headers.get(key)?.header ?? key}
          onMove={(key, to) => change({ type: 'move', key, to })}
          renderItem={(key) => (
            <ColumnLine
              label={headers.get(key)?.header ?? key}
              shown={!layout.hidden.includes(key)}
              fixed={headers.get(key)?.hideable === false}
              pinned={layout.pinned[key] ?? null}
              onShow={(shown) => change({ type: 'show', key, shown })}
              onPin={(side) => change({ type: 'pin', key, side })}
            />
          )}
        />
      </Panel>
    </Popover>
  );
}

const Panel = styled('div')({
  width: 300,
  maxHeight: 'min(560px, 80dvh)',
  overflow: 'auto',
  padding: '4px 8px 8px',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '4px 8px',
    marginBottom: 4,
    fontWeight: 500,
    borderBottom: softBorder,
  },
});
