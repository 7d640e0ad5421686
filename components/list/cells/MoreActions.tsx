'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';
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
        <Entry
          key={action.key}
          disabled={action.disabled ?? false}
          onClick={() => choose(action)}
          sx={action.danger ? { color: 'error.main' } : {}}
        >
          {action.label}
          {action.reason && <small>{action.reason}</small>}
        </Entry>
      ))}
    </Menu>
  );
}

/** Why it cannot be chosen is to be read, also where the entry itself is faint. */
const Entry = styled(MenuItem)({
  flexDirection: 'column',
  alignItems: 'flex-start',
  '&.Mui-disabled': { opacity: 1, color: paletteVar('text-disabled') },
  '& small': { color: paletteVar('text-secondary') },
});
