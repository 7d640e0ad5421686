'use client';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useCopy } from '@/components/feedback/use-copy';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { monoStack, radius } from '@/components/theme/tokens';

export interface OneTimePassword {
  readonly title: string;
  readonly password: string;
}

/** Shows a one-time password once, to be copied and handed on. */
export function OneTimePasswordDialog({ payload, answer }: DialogProps<OneTimePassword, undefined>) {
  const t = useTranslations('form');
  const copy = useCopy();
  const actions = (
    <>
      <Button variant="outlined" onClick={() => answer(undefined)}>
        {t('close')}
      </Button>
      <Button variant="contained" autoFocus startIcon={<ContentCopy />} onClick={() => void copy(payload.password)}>
        {t('oneTimePassword.copy')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={payload.title} width={420} actions={actions}>
      <Note>{t('oneTimePassword.text')}</Note>
      <Secret aria-label={t('oneTimePassword.label')}>{payload.password}</Secret>
    </DialogFrame>
  );
}

const Note = styled('p')({ margin: '0 0 12px', color: paletteVar('text-secondary'), fontSize: sizeVar.font });
const Secret = styled('output')({
  display: 'block',
  padding: '10px 12px',
  border: border,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-default'),
  fontFamily: monoStack,
  fontSize: 18,
  letterSpacing: '0.06em',
  userSelect: 'all',
});
