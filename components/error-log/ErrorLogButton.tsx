'use client';
import BugIcon from '@mui/icons-material/BugReportOutlined';
import { useTranslations } from 'next-intl';
import { CountBadge } from '@/components/feedback/CountBadge';
import { useErrorLog } from '@/components/feedback/error-log-store';
import { ToolButton } from '@/components/theme/tool-button';

/** Opens the error log; there only while there is something in it. */
export function ErrorLogButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('screen');
  const count = useErrorLog().length;
  if (count === 0) return null;
  const label = t('errorLog', { n: count });
  return (
    <ToolButton type="button" aria-label={label} title={label} onClick={onOpen}>
      <CountBadge count={count}>
        <BugIcon />
      </CountBadge>
    </ToolButton>
  );
}
