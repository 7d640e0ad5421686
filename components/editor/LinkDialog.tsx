'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { isRichTextAddress } from '@/lib/format/rich-text-rules';

/** Asks where a link leads; an empty address takes the link away. */
export function LinkDialog({ payload: { href }, answer }: DialogProps<{ readonly href: string }, string>) {
  const t = useTranslations('editor');
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = typed.trim();
    if (address !== '' && !isRichTextAddress(address)) return setWrong(true);
    answer(address);
  };
  const actions = (
    <>
      {href !== '' && (
        <Button variant="text" color="error" sx={{ mr: 'auto' }} onClick={() => answer('')}>
          {t('link.remove')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => answer(undefined)}>
        {t('link.cancel')}
      </Button>
      <Button type="submit" variant="contained">
        {t('link.ok')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('link.title')} width={440} onSubmit={submit} actions={actions}>
      <Field>
        <label htmlFor={id}>{t('link.address')}</label>
        <TextField
          id={id}
          autoFocus
          value={typed}
          error={wrong}
          placeholder="https://"
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          slotProps={{ htmlInput: { maxLength: 500, 'aria-describedby': `${id}-fault` } }}
        />
        <p id={`${id}-fault`} role={wrong ? 'alert' : undefined}>
          {wrong && t('link.wrong')}
        </p>
      </Field>
    </DialogFrame>
  );
}

const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  '& label': { marginBottom: 4, fontSize: 13, color: paletteVar('text-secondary') },
  '& > p': { margin: '2px 0 0', minHeight: 20, fontSize: sizeVar.small, color: paletteVar('error-main') },
});
