'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { DialogFrame } from './DialogFrame';
import type { DialogProps } from './dialog-entries';

/** A question that is answered with yes or no. */
export interface Question {
  title: string;
  text?: string | undefined;
  /** One line that says what follows from yes. */
  consequence?: string | undefined;
  /** Yes destroys something: it is drawn in red and is not the default button. */
  danger?: boolean | undefined;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** The question has no point any more: it is taken back, as if it had been dismissed. */
  over?: AbortSignal | undefined;
}

/** Asks a question; use `useConfirm`. */
export function ConfirmDialog({ payload, answer }: DialogProps<Question, boolean>) {
  const t = useTranslations('feedback');
  const { title, text, consequence, danger = false, confirmLabel, cancelLabel, over } = payload;
  useEffect(() => {
    const takeBack = () => answer(undefined);
    if (over?.aborted) takeBack();
    over?.addEventListener('abort', takeBack);
    return () => over?.removeEventListener('abort', takeBack);
  }, [over, answer]);
  const actions = (
    <>
      <Button variant="outlined" autoFocus={danger} onClick={() => answer(false)}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button variant="contained" color={danger ? 'error' : 'primary'} autoFocus={!danger} onClick={() => answer(true)}>
        {confirmLabel ?? t('ok')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} width={420} role="alertdialog" actions={actions}>
      {text && <Text>{text}</Text>}
      {consequence && <Consequence>{consequence}</Consequence>}
    </DialogFrame>
  );
}

const Text = styled('p')({ margin: 0, fontSize: sizeVar.font, overflowWrap: 'anywhere' });
const Consequence = styled('p')({ margin: '6px 0 0', fontSize: sizeVar.small, color: paletteVar('text-secondary') });
