'use client';
import Popover from '@mui/material/Popover';
import { useTranslations } from 'next-intl';
import type { Toast } from '@/components/feedback/toast-list';
import { Notices } from './Notices';

interface NoticesPanelProps {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly history: readonly Toast[];
}

/** The panel under the bell. */
export function NoticesPanel({ anchor, open, onClose, history }: NoticesPanelProps) {
  const t = useTranslations('screen');
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('notices'), tabIndex: -1, sx: { width: 340, maxWidth: '100%', mt: 0.5 } } }}
    >
      {open && <Notices history={history} />}
    </Popover>
  );
}
