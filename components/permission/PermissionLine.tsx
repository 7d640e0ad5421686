'use client';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { TreeItem, type TreeItemProps, TreeItemRoot } from '@mui/x-tree-view/TreeItem';
import type { ComponentProps } from 'react';
import { sizeVar } from '@/components/theme/css-vars';
import type { ChoiceState } from './permission-choice';
import { useLine } from './permission-line-facts';

/** Says how a line stands to those who do not see its check box. */
const ARIA: Readonly<Record<ChoiceState, 'true' | 'false' | 'mixed'>> = { all: 'true', some: 'mixed', none: 'false' };

interface Marked {
  readonly 'data-state'?: ChoiceState;
  readonly 'data-off'?: boolean;
}

/** One line of the permission tree: a code, or a menu that is half checked while a part of it is chosen. */
export function PermissionLine(props: TreeItemProps) {
  const { state, disabled, toggle } = useLine(props.itemId);
  const marks: Marked = { 'data-state': state, 'data-off': disabled };
  return (
    <TreeItem
      {...props}
      slots={{ root: StateRoot, checkbox: StateBox }}
      slotProps={{
        root: marks,
        checkbox: marks,
        label: { onClick: toggle, style: { fontSize: sizeVar.font, opacity: disabled ? 0.55 : 1 } },
      }}
    />
  );
}

/** The tree counts lines that cannot be changed as not chosen; here they are what they are. */
function StateRoot({ 'data-state': state = 'none', 'data-off': off = false, ...props }: ComponentProps<typeof TreeItemRoot> & Marked) {
  return <TreeItemRoot {...props} aria-checked={ARIA[state]} aria-disabled={off} data-state={state} />;
}

function StateBox({ 'data-state': state, 'data-off': off = false, ...props }: CheckboxProps & Marked & { visible?: boolean }) {
  const { visible: _always, ...box } = props;
  return <Checkbox {...box} size="small" checked={state === 'all'} indeterminate={state === 'some'} disabled={off} sx={{ p: 0.5 }} />;
}
