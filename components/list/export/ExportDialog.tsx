'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { failureText } from '@/components/feedback/failure-text';
import { fileSize } from '@/lib/format/file-size';
import { groupedNumber } from '@/lib/format/number-suffix';
import { type ExportProgress, TooManyLines } from '@/lib/list/export-download';
import type { Observable } from '@/lib/list/observable';

export type ExportState =
  | { readonly phase: 'running'; readonly progress: ExportProgress }
  | { readonly phase: 'done'; readonly progress: ExportProgress }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'failed'; readonly error: Error };

/** An export on its way. */
export interface ExportJob {
  readonly state: Observable<ExportState>;
  readonly rows: number | null;
  cancel(): void;
}

/** Shows an export on its way; closes by itself when the file is complete. */
export function ExportDialog({ payload: { state, rows, cancel }, answer }: DialogProps<ExportJob, undefined>) {
  const t = useTranslations('list');
  const now = useSyncExternalStore(state.subscribe, state.get, state.get);
  const over = now.phase === 'done' || now.phase === 'cancelled';
  useEffect(() => {
    if (over) answer(undefined);
  }, [over, answer]);
  const beforeClose = () => {
    if (now.phase === 'running') cancel();
    return now.phase === 'failed';
  };
  const button = now.phase === 'failed' ? { text: t('bulk.close'), act: () => answer(undefined) } : { text: t('bulk.cancel'), act: cancel };
  return (
    <DialogFrame
      title={t('export.title')}
      width={440}
      beforeClose={beforeClose}
      actions={
        <Button variant="outlined" onClick={button.act}>
          {button.text}
        </Button>
      }
    >
      {now.phase === 'failed' && <Failure error={now.error} />}
      {(now.phase === 'running' || now.phase === 'done') && <Progress progress={now.progress} rows={rows} />}
    </DialogFrame>
  );
}

function Failure({ error }: { error: Error }) {
  const t = useTranslations('list');
  const anyText = useTranslations();
  const text = error instanceof TooManyLines ? t('export.tooManyLines', { n: groupedNumber(error.most) }) : failureText(error, anyText);
  return <Alert severity="error">{text}</Alert>;
}

function Progress({ progress, rows: listed }: { progress: ExportProgress; rows: number | null }) {
  const t = useTranslations('list');
  // A row of orders or goods may be several lines; how many there will be nobody knows then.
  const rows = listed !== null && progress.rows > listed ? null : listed;
  const share = rows ? Math.min(100, (progress.rows / rows) * 100) : 0;
  const [n, size] = [groupedNumber(progress.rows), fileSize(progress.bytes)];
  return (
    <div>
      <p role="status">
        {rows === null ? t('export.received', { n, size }) : t('export.progress', { n, total: groupedNumber(rows), size })}
      </p>
      <LinearProgress
        variant={progress.rows === 0 || rows === null ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={t('export.title')}
      />
    </div>
  );
}
