'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/contract/envelope';
import { Face } from './Face';
import { ForbiddenFace } from './ForbiddenFace';
import { connectionLost, failureText, requestIdOf } from './failure-text';
import { OfflineFace } from './OfflineFace';

/** What happened, a way to try again, and the request id; a lost connection and a refusal have faces of their own. */
export function ErrorFace({ error, onRetry, small = false }: { error: unknown; onRetry?: (() => void) | undefined; small?: boolean }) {
  const t = useTranslations('feedback');
  const anyText = useTranslations();
  if (connectionLost(error)) return <OfflineFace onRetry={onRetry} small={small} />;
  if (error instanceof ApiError && forbidden(error.code)) return <ForbiddenFace text={error.message} small={small} />;
  const id = requestIdOf(error);
  const retry = onRetry && (
    <Button variant="outlined" size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const note = id && t('requestId', { id });
  return (
    <Face drawing="failed" title={t('failed')} text={failureText(error, anyText)} action={retry} note={note} small={small} role="alert" />
  );
}

/** The 403xx codes of the API: the person may not do this, and trying again changes nothing. */
const forbidden = (code: number) => code >= 40301 && code <= 40307;
