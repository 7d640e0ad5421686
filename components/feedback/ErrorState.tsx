'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { ApiError } from '@/lib/contract/call/envelope';
import { ForbiddenState } from './ForbiddenState';
import { connectionLost, failureText, requestIdOf } from './failure-text';
import { OfflineState } from './OfflineState';
import { StatusMessage } from './StatusMessage';

/** What happened, a way to try again, and the request id; a lost connection and a refusal have faces of their own. */
export function ErrorState({ error, onRetry, small = false }: { error: unknown; onRetry?: (() => void) | undefined; small?: boolean }) {
  const t = useTranslations('feedback');
  const anyText = useTranslations();
  if (connectionLost(error)) return <OfflineState onRetry={onRetry} small={small} />;
  if (error instanceof ApiError && forbidden(error.code)) return <ForbiddenState text={error.message} small={small} />;
  const id = requestIdOf(error);
  const retry = onRetry && (
    <PlainButton variant="outlined" size="small" onClick={onRetry}>
      {t('retry')}
    </PlainButton>
  );
  const note = id && t('requestId', { id });
  return (
    <StatusMessage
      drawing="failed"
      title={t(onRetry ? 'failedRetry' : 'failed')}
      text={failureText(error, anyText)}
      action={retry}
      note={note}
      small={small}
      role="alert"
    />
  );
}

/** The 403xx codes of the API: the person may not do this, and trying again changes nothing. */
const forbidden = (code: number) => code >= 40301 && code <= 40307;
