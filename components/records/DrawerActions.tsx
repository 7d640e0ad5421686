'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { usePhone } from '@/components/controls/use-phone';
import { MoreButton } from '@/components/list/cells/MoreButton';
import type { RowAction } from '@/components/list/cells/row-action';

/** How many buttons stand beside each other, "more" included. */
const ROOM = { wide: 8, phone: 4 };

/** What can be done with the record of a drawer, as buttons; those that find no room stand under "more". */
export function DrawerActions({
  actions,
  leads = false,
}: {
  actions: readonly RowAction[] /** The first is what is expected of the reader. */;
  leads?: boolean;
}) {
  const room = usePhone() ? ROOM.phone : ROOM.wide;
  const shown = actions.length <= room ? actions : actions.slice(0, room - 1);
  const others = actions.slice(shown.length);
  return (
    <Line>
      {shown.map(({ key, label, danger = false, disabled = false, act }, at) => (
        <Button
          key={key}
          size="small"
          variant={leads && at === 0 ? 'contained' : 'outlined'}
          color={danger ? 'error' : 'primary'}
          disabled={disabled}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && <MoreButton face={MoreTrigger} actions={others} />}
    </Line>
  );
}

const MoreTrigger = (props: ComponentProps<'button'>) => (
  <PlainButton {...props} variant="outlined" size="small" color="primary" endIcon={<ExpandMore />} />
);

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
