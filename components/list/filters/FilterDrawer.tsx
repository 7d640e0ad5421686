'use client';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { onCloseBy } from '@/components/dialogs/on-close';
import { softBorder } from '@/components/theme/css-vars';

interface Props {
  readonly children: ReactNode;
  onClose(): void;
  onSubmit(): void;
  onReset(): void;
}

/** All filters of a list under each other, for windows as narrow as a phone. */
export function FilterDrawer({ children, onClose, onSubmit, onReset }: Props) {
  const t = useTranslations('list');
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Drawer anchor="bottom" open onClose={onCloseBy(onClose)} slotProps={{ paper: { 'aria-label': t('filters') } }}>
      <Sheet
        onSubmit={(event) => {
          event.preventDefault();
          then(onSubmit)();
        }}
      >
        <div className="fields">{children}</div>
        <footer>
          <Button variant="outlined" onClick={then(onReset)}>
            {t('reset')}
          </Button>
          <Button type="submit" variant="contained">
            {t('search')}
          </Button>
        </footer>
      </Sheet>
    </Drawer>
  );
}

const Sheet = styled('form')({
  '& .fields': { display: 'grid', gap: 12, padding: 16, maxHeight: '70dvh', overflow: 'auto' },
  '& .fields > *': { width: '100% !important', maxWidth: 'none' },
  '& footer': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, padding: 16, borderTop: softBorder },
});
