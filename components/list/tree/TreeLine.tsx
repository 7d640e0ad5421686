'use client';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { PlainHandle } from '@/components/controls/PlainIcons';
import { staticStyled } from '@/components/theme/static-styled';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import type { Identified } from '@/lib/contract/call/resource';
import { UnfoldButton } from '../table/UnfoldButton';
import { INDENT, type TreeRowProps } from './tree-parts';

/** One row of a tree in a table. */
export function TreeLine<Row extends Identified>({ node, shape, menuHandle, onToggle }: TreeRowProps<Row>) {
  const t = useTranslations('list');
  const { row, depth, siblings, hasChildren, open } = node;
  const name = shape.nameOf(row);
  const sortable = useSortable({ id: row.id, data: { siblings }, disabled: !shape.onMove || siblings.length < 2 });
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition };
  return (
    <tr ref={sortable.setNodeRef} style={style} data-id={row.id} data-dragging={sortable.isDragging}>
      {shape.onMove && (
        <td className="unfold">
          {siblings.length > 1 && (
            <button
              type="button"
              ref={sortable.setActivatorNodeRef}
              className="handle"
              {...sortable.attributes}
              {...sortable.listeners}
              {...menuHandle}
              aria-label={t('tree.move', { name })}
            >
              <PlainHandle />
            </button>
          )}
        </td>
      )}
      {shape.columns.map((column, index) => (
        <td key={column.key} className={column.align}>
          {index === 0 && depth > 0 && <Told>{t('tree.level', { n: depth + 1 })}</Told>}
          {index === 0 ? (
            <span className="branch" style={{ paddingLeft: depth * INDENT }}>
              <span className="arrow">
                {hasChildren && <UnfoldButton label={t(open ? 'tree.close' : 'tree.open', { name })} unfolded={open} onToggle={onToggle} />}
              </span>
              {column.cell(row)}
            </span>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** How far in a row stands, which is drawn by its indent alone. Whether it is open its arrow says. */
const Told = staticStyled('span')(visuallyHidden);
