'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from './row-action';

interface MoreActionsProps {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/** The menu with the actions of a row that have no button of their own. */
export function MoreActions({ anchor, open, actions, onClose }: MoreActionsProps) {
  const choose = (action: RowAction) => {
    onClose();
    action.act();
  };
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {actions.map((action) => (
        <MenuItem
          key={action.key}
          disabled={action.disabled ?? false}
          onClick={() => choose(action)}
          sx={action.danger ? { color: 'error.main' } : {}}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
