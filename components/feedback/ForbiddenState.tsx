'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusMessage } from './StatusMessage';

/** The person may not see this. */
export function ForbiddenState({ text, action, small = false }: { text?: string | undefined; action?: ReactNode; small?: boolean }) {
  const t = useTranslations('feedback');
  return (
    <StatusMessage
      drawing="forbidden"
      title={t('forbidden')}
      text={text ?? t('forbiddenText')}
      action={action}
      small={small}
      role="alert"
    />
  );
}
