'use client';
import { useTranslations } from 'next-intl';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { changePassword } from '@/lib/contract/user';
import { noPasswords, type PasswordValues, passwordForm } from './password-values';

/** The form of the own password; nothing of it is ever kept. */
export function usePasswordForm(onSaved: () => void): ResourceForm<PasswordValues> {
  const common = useTranslations('common');
  return useResourceForm<PasswordValues, unknown>({
    schema: passwordForm,
    start: noPasswords,
    labels: 'password.fields',
    save: ({ oldPassword, newPassword }) => call(changePassword, { body: { oldPassword, newPassword } }),
    savedText: common('updated'),
    onSaved,
  });
}
