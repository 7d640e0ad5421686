'use client';
import Alert from '@mui/material/Alert';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { PasswordFields } from './PasswordFields';
import { usePasswordForm } from './use-password-form';

/** Changes the own password. */
export function PasswordDialog({ answer }: DialogProps<null, true>) {
  const t = useTranslations('password');
  const form = usePasswordForm(() => answer(true));
  return (
    <FormDialog form={form} title={t('title')} width={420}>
      <PasswordFields form={form} />
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t('others')}
      </Alert>
    </FormDialog>
  );
}
