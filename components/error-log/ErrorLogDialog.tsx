'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { EmptyState } from '@/components/feedback/EmptyState';
import { errorLogText } from '@/components/feedback/error-log';
import { errorLog, useErrorLog } from '@/components/feedback/error-log-store';
import { useCopy } from '@/components/feedback/use-copy';
import { ErrorLogItem } from './ErrorLogItem';

/** The failures of this window: error, component, information and address of each, how often it came, and the request it belongs to. */
export function ErrorLogDialog(_: DialogProps<null, never>) {
  const t = useTranslations('errorLog');
  const log = useErrorLog();
  const copy = useCopy();
  const actions = log.length > 0 && (
    <>
      <Button variant="outlined" onClick={() => void copy(errorLogText(log))}>
        {t('copyAll')}
      </Button>
      <Button variant="outlined" color="error" onClick={errorLog.clear}>
        {t('clear')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('title')} width={860} actions={actions} flush>
      {log.length === 0 ? <EmptyState title={t('empty')} small /> : null}
      <List>
        {log.map((entry) => (
          <ErrorLogItem key={entry.id} entry={entry} onCopy={() => void copy(errorLogText([entry]))} />
        ))}
      </List>
    </DialogFrame>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
