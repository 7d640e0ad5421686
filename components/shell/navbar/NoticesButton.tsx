'use client';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { CountBadge } from '@/components/feedback/CountBadge';
import { toasts } from '@/components/feedback/toast-store';
import { useToastList } from '@/components/feedback/use-toast';
import { ToolButton } from '@/components/theme/tool-button';

const panel = lazyPart(() => import('./NoticesPanel').then((module) => module.NoticesPanel));

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
  const close = () => setAnchor(null);
  const Panel = useLazyPart(panel, anchor !== null, close);
  return (
    <>
      <ToolButton
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={({ currentTarget }) => show(currentTarget)}
        {...panel.prefetch}
      >
        <CountBadge count={unread} dot>
          <BellIcon />
        </CountBadge>
      </ToolButton>
      {Panel && <Panel open={anchor !== null} anchor={anchor} onClose={close} history={history} />}
    </>
  );
}
