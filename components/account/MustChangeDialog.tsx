'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ErrorSummary } from '@/components/form/frames/ErrorSummary';
import { FieldGrid } from '@/components/form/frames/form-layout';
import { submitting } from '@/components/form/frames/submitting';
import { PasswordFields } from './PasswordFields';
import { usePasswordForm } from './use-password-form';

interface Way {
  signOut(): void;
}

/** After a one-time password: nothing else works until it is changed, so there is no way past it but out. */
export function MustChangeDialog({ payload: { signOut }, answer }: DialogProps<Way, true>) {
  const t = useTranslations('password');
  const texts = useTranslations('form');
  const form = usePasswordForm(() => answer(true));
  const leave = () => {
    // Nobody is asked about a password that was typed and is not wanted any more.
    form.hook.reset();
    signOut();
  };
  const actions = (
    <>
      <Button variant="outlined" disabled={form.busy} onClick={leave}>
        {t('signOut')}
      </Button>
      <Button type="submit" variant="contained" loading={form.busy}>
        {texts('save')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('title')} width={420} fixed onSubmit={submitting(form)} actions={actions}>
      <FieldGrid>
        <Alert severity="warning" sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
          {t('must')}
        </Alert>
        <ErrorSummary form={form} />
        <PasswordFields form={form} />
      </FieldGrid>
    </DialogFrame>
  );
}
