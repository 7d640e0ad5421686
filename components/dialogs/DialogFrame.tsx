'use client';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId } from 'react';
import { onCloseBy } from './on-close';
import { useAppear, useDialogSlot } from './use-dialog-slot';

interface Frame {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Width in pixels on a wide screen. */
  width?: number;
  /** It has no way out but its own buttons. */
  fixed?: boolean;
  /** Something is under way: the dialog cannot be dismissed. */
  busy?: boolean;
  /** Makes content and actions one form. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Asked before a dismissal, for unsaved input; false keeps the dialog. */
  beforeClose?: (() => boolean | Promise<boolean>) | undefined;
  role?: 'dialog' | 'alertdialog';
  /** No padding around the content, for tables and pictures up to the edge. */
  flush?: boolean;
}

/** The shape all dialogs share: title line with a close button, content that scrolls, actions at the right. */
export function DialogFrame({
  title,
  children,
  actions,
  width = 560,
  fixed = false,
  busy = false,
  onSubmit,
  beforeClose,
  role = 'dialog',
  flush = false,
}: Frame) {
  const t = useTranslations('feedback');
  const { open, exited, dismiss } = useDialogSlot();
  const appear = useAppear();
  const titleId = useId();
  const leave = async () => {
    if (fixed || busy) return;
    if (!beforeClose || (await beforeClose())) dismiss();
  };
  const inside = (
    <>
      <DialogContent id={`${titleId}-content`} sx={flush ? { p: '0 !important' } : {}}>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open={open}
      data-leaving={!open}
      onClose={onCloseBy(leave)}
      maxWidth={false}
      role={role}
      aria-labelledby={titleId}
      // A question is read out whole when it appears, not by its title alone: what follows from yes stands in its content.
      aria-describedby={role === 'alertdialog' ? `${titleId}-content` : undefined}
      slotProps={{
        paper: { sx: { width, maxWidth: '100%' } },
        backdrop: { appear },
        transition: { appear, onExited: exited },
      }}
    >
      <DialogTitle id={`${titleId}-line`} sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        {/* The dialog is named by its title alone, not by the button beside it; the line would take this id by itself. */}
        <span id={titleId} style={{ flex: 1, minWidth: 0 }}>
          {title}
        </span>
        {!fixed && (
          <IconButton size="small" aria-label={t('close')} onClick={leave} disabled={busy}>
            <CloseRounded />
          </IconButton>
        )}
      </DialogTitle>
      {onSubmit ? (
        <Form onSubmit={onSubmit} noValidate>
          {inside}
        </Form>
      ) : (
        inside
      )}
    </Dialog>
  );
}

/** Passes the dialog's height on, so that the content scrolls and the actions stay in sight. */
const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
