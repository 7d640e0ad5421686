'use client';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toasts } from '@/components/feedback/toast-store';
import { useToastList } from '@/components/feedback/use-toast';
import { Notices } from './Notices';

/** The bell: what was said in passing can be read again. */
export function NoticesButton() {
  const t = useTranslations('screen');
  const { unread, history } = useToastList();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = unread > 0 ? t('noticesCount', { n: unread }) : t('notices');
  const show = (from: HTMLElement) => {
    setAnchor(from);
    toasts.read();
  };
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" title={label} onClick={({ currentTarget }) => show(currentTarget)}>
        <Badge color="error" variant="dot" invisible={unread === 0}>
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notices'), tabIndex: -1, sx: { width: 340, maxWidth: '100%', mt: 0.5 } } }}
      >
        {anchor && <Notices history={history} />}
      </Popover>
    </>
  );
}
