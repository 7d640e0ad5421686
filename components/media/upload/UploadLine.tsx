'use client';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { failureText } from '@/components/feedback/failure-text';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { fileSize } from '@/lib/format/file-size';
import { isOver, type UploadEntry } from '@/lib/media/upload-entry';
import { UploadProgress } from './UploadProgress';
import { uploads } from './uploads';

/** One file on its way: name, bytes, speed, and what can be done about it. */
export const UploadLine = memo(function UploadLine({ entry }: { entry: UploadEntry }) {
  const t = useTranslations('media');
  const anyText = useTranslations();
  const failed = entry.state === 'failed';
  return (
    <Line data-state={entry.state}>
      <div className="words">
        <span className="name">{entry.name}</span>
        <span className="figures">
          {entry.state === 'sending' && entry.bytesPerSecond > 0 && t('queue.speed', { speed: fileSize(entry.bytesPerSecond) })}
          {entry.state === 'sending' ? ` ${fileSize(entry.sent)} / ${fileSize(entry.size)}` : ''}
        </span>
        <span className="state" title={failed ? failureText(entry.error, anyText) : undefined}>
          {failed ? failureText(entry.error, anyText) : t(`state.${entry.state}`)}
        </span>
        <Actions entry={entry} />
      </div>
      {entry.state === 'sending' && <UploadProgress entry={entry} />}
    </Line>
  );
});

function Actions({ entry: { id, name, state } }: { entry: UploadEntry }) {
  const t = useTranslations('media');
  if (state === 'known') {
    return (
      <>
        <Button size="small" variant="text" onClick={() => uploads.decide(id, 'use')}>
          {t('queue.use')}
        </Button>
        <Button size="small" variant="text" color="neutral" onClick={() => uploads.decide(id, 'send')}>
          {t('queue.sendAnyway')}
        </Button>
      </>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <IconButton size="small" aria-label={spokenName(t('queue.retry'), name)} onClick={() => uploads.retry(id)}>
          <ReplayRounded />
        </IconButton>
      )}
      {!isOver({ state }) && (
        <IconButton size="small" aria-label={spokenName(t('queue.cancel'), name)} onClick={() => uploads.cancel(id)}>
          <CloseRounded />
        </IconButton>
      )}
    </>
  );
}

const Line = styled('div')({
  padding: '6px 12px',
  borderBottom: softBorder,
  fontSize: sizeVar.small,
  '& .words': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  '& .name': {
    flex: 1,
    minWidth: 60,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: paletteVar('text-primary'),
    textAlign: 'start',
  },
  '& .figures': { color: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .state': { color: paletteVar('text-secondary'), maxWidth: 170, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-state="done"] .state': { color: paletteVar('success-main') },
  // Why it failed is worth a second line.
  '&[data-state="failed"] .state': { color: paletteVar('error-main'), maxWidth: '70%', whiteSpace: 'normal' },
});
