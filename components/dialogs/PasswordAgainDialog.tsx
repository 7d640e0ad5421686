'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { DialogFrame } from './DialogFrame';
import type { DialogProps } from './dialog-entries';

/** What the login password is asked for once more. */
export interface PasswordQuestion {
  readonly title: string;
  /** What follows. */
  readonly text?: string | undefined;
  readonly confirmLabel?: string;
  /** Something goes that does not come back. */
  readonly danger?: boolean;
  /** Carries it out. A wrong password is said at its field, and asked for again; any other failure is reported, and the dialog stays. It makes plain calls, not mutations. */
  act?(password: string): Promise<unknown>;
}

/** Asks for the login password of the person who is signed in; answers it once what it was asked for is done. */
export function PasswordAgainDialog({ payload, answer }: DialogProps<PasswordQuestion, string>) {
  const { title, text, confirmLabel, danger = false, act } = payload;
  const t = useTranslations('feedback');
  const report = useReportFailure();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog asked from within a form is no part of it.
    event.stopPropagation();
    if (busy) return;
    if (password === '') return setFault(t('passwordMissing'));
    setBusy(true);
    try {
      await act?.(password);
      answer(password);
    } catch (error) {
      if (isWrong(error)) setFault(error.message);
      else report(error, { info: 'password' });
    } finally {
      setBusy(false);
      input.current?.select();
    }
  };
  const actions = (
    <>
      <Button variant="outlined" disabled={busy} onClick={() => answer(undefined)}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
        {confirmLabel ?? t('ok')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} width={420} busy={busy} onSubmit={(event) => void submit(event)} actions={actions}>
      {text && <Text>{text}</Text>}
      <Field>
        <label htmlFor={id}>{t('password')}</label>
        <TextField
          id={id}
          type="password"
          autoFocus
          autoComplete="current-password"
          value={password}
          error={fault !== null}
          inputRef={input}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(null);
          }}
          slotProps={{ htmlInput: { maxLength: 64, readOnly: busy, 'aria-describedby': `${id}-fault` } }}
        />
        <p id={`${id}-fault`} role={fault === null ? undefined : 'alert'}>
          {fault}
        </p>
      </Field>
    </DialogFrame>
  );
}

const isWrong = (error: unknown): error is ApiError => error instanceof ApiError && error.code === codes.wrongLoginPassword;

const Text = styled('p')({ margin: '0 0 12px', fontSize: sizeVar.font, overflowWrap: 'anywhere' });
const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  '& label': { marginBottom: 4, fontSize: 13, color: paletteVar('text-secondary') },
  '& > p': { margin: '2px 0 0', minHeight: 20, fontSize: sizeVar.small, lineHeight: '20px', color: paletteVar('error-main') },
});
