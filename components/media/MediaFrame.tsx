'use client';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { onCloseBy } from '@/components/dialogs/on-close';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';

interface Props {
  readonly title: string;
  readonly width: number;
  /** Beside the title: how many are chosen. */
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  /** While the entries are on their way there is nothing to scroll to. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The shape of both libraries: title and tools in one line, a grid that scrolls, and a line with pages and buttons. */
export function MediaFrame({ title, width, note, tools, footer, busy = false, children }: Props) {
  const t = useTranslations('media');
  const { open, exited, dismiss } = useDialogSlot();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      data-leaving={!open}
      onClose={onCloseBy(dismiss)}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width, maxWidth: '100%' } }, transition: { onExited: exited } }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <span className="note" aria-live="polite">
          {note}
        </span>
        <div className="tools">{tools}</div>
        <IconButton size="small" aria-label={t('close')} onClick={dismiss}>
          <CloseRounded />
        </IconButton>
      </Head>
      <Body aria-busy={busy}>{children}</Body>
      <Foot>{footer}</Foot>
    </Dialog>
  );
}

const Head = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 52,
  padding: '8px 12px 8px 16px',
  borderBottom: softBorder,
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& .note': { fontSize: sizeVar.small, color: paletteVar('text-tertiary'), whiteSpace: 'nowrap' },
  '& .tools': { flex: 1, display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 10, minWidth: 0 },
  [theme.breakpoints.down('sm')]: {
    '& .tools': { order: 1, flex: '1 0 100%', justifyContent: 'stretch' },
    '& .note': { flex: 1 },
  },
}));
const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[aria-busy="true"]': { overflowY: 'hidden' },
});
const Foot = styled('footer')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px',
  borderTop: softBorder,
  fontSize: 13,
  color: paletteVar('text-secondary'),
  '& .total': { flex: 1, minWidth: 90, fontVariantNumeric: 'tabular-nums' },
  '& .buttons': { display: 'flex', gap: 8, marginLeft: 'auto' },
});
