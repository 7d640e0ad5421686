'use client';
import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useDialogStore } from '@/components/dialogs/use-ask';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { isBusy } from '@/lib/media/upload-entry';
import { UploadLine } from './UploadLine';
import { uploads, useUploads } from './uploads';
import { useUploadDuties } from './use-upload-duties';

/** More lines than this are not drawn; what waits and what failed comes first. */
const MOST_LINES = 60;

/** The list of uploads at the corner of the page: it stays while the person walks from screen to screen. */
export function UploadPanel() {
  const t = useTranslations('media');
  const entries = useUploads();
  const { besideDialog, open, setOpen } = useOpen();
  useUploadDuties(entries);
  if (entries.length === 0) return null;
  const done = entries.filter((entry) => entry.state === 'done').length;
  const failed = entries.some((entry) => entry.state === 'failed');
  const busy = entries.some(isBusy);
  const shown = [...entries].sort((a, b) => urgency(b.state) - urgency(a.state)).slice(0, MOST_LINES);
  return (
    <Panel aria-label={t('queue.title')} data-beside-dialog={besideDialog} data-open={open}>
      <header>
        <b>{t('queue.title')}</b>
        <span role="status">{t('queue.summary', { done, all: entries.length })}</span>
        {failed && (open || !besideDialog) && (
          <Button size="small" variant="text" onClick={() => uploads.retry()}>
            {t('queue.retryAll')}
          </Button>
        )}
        {!busy && (open || !besideDialog) && (
          <Button size="small" variant="text" color="neutral" onClick={() => uploads.shelf.forgetOver()}>
            {t('queue.clear')}
          </Button>
        )}
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={open ? t('queue.collapse') : t('queue.expand')}
          onClick={() => setOpen(!open)}
        >
          {open ? <ExpandMore /> : <ExpandLess />}
        </IconButton>
      </header>
      {open && (
        // A list that scrolls must be reachable by keys.
        <Lines tabIndex={0} role="group" aria-label={t('queue.title')}>
          {shown.map((entry) => (
            <UploadLine key={entry.id} entry={entry} />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

/** Whether its lines are shown: as the person wants it, but beside a dialog only when asked for there, because it would cover its buttons. */
function useOpen() {
  const dialogs = useDialogStore();
  const besideDialog = useSyncExternalStore(
    dialogs.subscribe,
    () => dialogs.get().some((each) => each.open),
    () => false,
  );
  const [chosen, setChosen] = useState({ besideDialog: false, open: true });
  const open = chosen.besideDialog === besideDialog ? chosen.open : !besideDialog;
  return { besideDialog, open, setOpen: (next: boolean) => setChosen({ besideDialog, open: next }) };
}

const ORDER = ['cancelled', 'done', 'waiting', 'checking', 'sending', 'failed', 'known'];
const urgency = (state: string) => ORDER.indexOf(state);

const Panel = styled('section')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  // Above the footer of forms, whose buttons must stay in reach.
  bottom: 76,
  zIndex: theme.zIndex.modal + 1,
  width: 420,
  maxWidth: 'calc(100vw - 24px)',
  borderRadius: radius.card,
  border: `1px solid ${paletteVar('hairline-normal')}`,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-shadow'),
  fontSize: sizeVar.small,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, padding: '4px 6px 4px 12px', minHeight: 40 },
  '& > header b': { fontWeight: 600 },
  '& > header span[role="status"]': { flex: 1, color: paletteVar('text-secondary'), fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { right: 12, bottom: 72 },
  // In the other corner than the buttons of dialogs, and no wider than it must be.
  '&[data-beside-dialog="true"]': {
    left: 12,
    right: 'auto',
    bottom: 0,
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
    '&[data-open="false"]': { width: 'auto', '& > header': { minHeight: 30, padding: '0 2px 0 12px' } },
  },
}));

const Lines = styled('div')({ maxHeight: 260, overflowY: 'auto', borderTop: softBorder });
