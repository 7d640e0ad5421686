'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { ListCard } from '@/components/controls/table-styles';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { border } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { ListState } from '../ListState';
import { OldRowsLine } from '../OldRowsLine';
import { TreeTable } from './TreeTable';
import type { TreeShape } from './tree-parts';
import { useClosedRows } from './use-closed-rows';

interface Props<Top extends Row & Identified, Row extends Identified, Filter> extends TreeShape<Row> {
  /** The whole tree in one answer. */
  readonly list: ResourceList<Top, Filter>;
  readonly label: string;
  readonly filters?: ReactNode;
  readonly emptyAction?: ReactNode;
}

/** The shape of a screen with a tree: filters, open and close everything, the tree in one card. */
export function TreePage<Top extends Row & Identified, Row extends Identified, Filter>(props: Props<Top, Row, Filter>) {
  const { list, label, filters, emptyAction, ...shape } = props;
  const t = useTranslations('list');
  const closed = useClosedRows(list.resource.name);
  const parents = list.rows.filter((row) => shape.childrenOf(row).length > 0).map((row) => row.id);
  const noRows = list.rows.length === 0;
  return (
    <ListCard aria-busy={list.state.busy}>
      {filters}
      <Strip>
        <PlainButton variant="text" size="small" disabled={noRows} onClick={() => closed.set([])}>
          {t('tree.openAll')}
        </PlainButton>
        <PlainButton variant="text" size="small" disabled={noRows} onClick={() => closed.set(parents)}>
          {t('tree.closeAll')}
        </PlainButton>
      </Strip>
      <OldRowsLine list={list} />
      {list.state.waiting ? (
        <TableSkeleton rows={8} />
      ) : noRows ? (
        <ListState list={list} emptyAction={emptyAction} />
      ) : (
        <TreeTable<Row> label={label} rows={list.rows} closed={closed} {...shape} />
      )}
    </ListCard>
  );
}

const Strip = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 41,
  padding: '0 12px',
  borderBottom: border,
});
