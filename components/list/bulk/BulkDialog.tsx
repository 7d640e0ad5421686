'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { failureText } from '@/components/feedback/failure-text';
import { bulkCounts } from '@/lib/list/bulk-batch';
import { type BulkJob, type BulkState, wentWell } from '@/lib/list/bulk-job';
import { BulkResults } from './BulkResults';

/** A bulk action on its way. */
export interface BulkParams {
  readonly title: string;
  readonly job: BulkJob;
  /** What the rows are called, where their ids alone would say little. */
  readonly names?: ReadonlyMap<number, string> | undefined;
}

/** Shows a bulk action while it runs and what became of each row; closes by itself when everything went well. */
export function BulkDialog({ payload: { title, job, names }, answer }: DialogProps<BulkParams, undefined>) {
  const t = useTranslations('list');
  const confirm = useConfirm();
  const state = useSyncExternalStore(job.subscribe, job.get, job.get);
  const well = wentWell(state);
  useEffect(() => {
    if (well) answer(undefined);
  }, [well, answer]);
  const busy = state.phase === 'running' || state.phase === 'counting';
  const beforeClose = async () => {
    if (!busy) return true;
    if (await confirm({ title: t('bulk.stopTitle'), text: t('bulk.stopText') })) job.cancel();
    return false;
  };
  return (
    <DialogFrame title={title} beforeClose={beforeClose} actions={<Actions state={state} job={job} close={() => answer(undefined)} />}>
      <Body state={state} title={title} names={names} />
    </DialogFrame>
  );
}

function Body({ state, title, names }: Pick<BulkParams, 'title' | 'names'> & { state: BulkState }) {
  const t = useTranslations('list');
  const anyText = useTranslations();
  switch (state.phase) {
    case 'counting':
      return (
        <Progress label={t('bulk.counting', { n: state.read, total: state.expected })} share={state.read / Math.max(1, state.expected)} />
      );
    case 'changed':
      return <Alert severity="warning">{t('bulk.changed', { expected: state.expected, found: state.found })}</Alert>;
    case 'failed':
      return <Alert severity="error">{failureText(state.error, anyText)}</Alert>;
    case 'running': {
      const { done, refused, unanswered, total } = bulkCounts(state.batches);
      const answered = done + refused + unanswered;
      return <Progress label={t('bulk.running', { n: answered, total })} share={answered / Math.max(1, total)} />;
    }
    case 'finished':
      return <BulkResults batches={state.batches} title={title} names={names} />;
  }
}

const Progress = ({ label, share }: { label: string; share: number }) => (
  <div>
    <p role="status">{label}</p>
    <LinearProgress variant="determinate" value={Math.min(100, share * 100)} aria-label={label} />
  </div>
);

function Actions({ state, job, close }: { state: BulkState; job: BulkJob; close: () => void }) {
  const t = useTranslations('list');
  const closing = (
    <Button variant="outlined" onClick={close}>
      {t('bulk.close')}
    </Button>
  );
  if (state.phase === 'counting' || state.phase === 'running') {
    return (
      <Button variant="outlined" onClick={job.cancel}>
        {t('bulk.cancel')}
      </Button>
    );
  }
  if (state.phase === 'changed') {
    return (
      <>
        {closing}
        <Button variant="contained" onClick={() => void job.start(state.found)}>
          {t('bulk.goOn', { n: state.found })}
        </Button>
      </>
    );
  }
  const open = state.phase === 'finished' && bulkCounts(state.batches);
  return (
    <>
      {closing}
      {open && open.done < open.total && (
        <Button variant="contained" onClick={() => void job.retry()}>
          {t('bulk.retry', { n: open.total - open.done })}
        </Button>
      )}
    </>
  );
}
