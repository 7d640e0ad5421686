'use client';
import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import type { PasswordValues } from './password-values';

const MOST = 32;

/** The present password, the new one and the new one again. */
export function PasswordFields({ form }: { form: ResourceForm<PasswordValues> }) {
  const t = useTranslations('password');
  return (
    <>
      <TextInput form={form} name="oldPassword" type="password" autoComplete="current-password" wide />
      <TextInput form={form} name="newPassword" type="password" autoComplete="new-password" maxLength={MOST} hint={t('hint')} wide />
      <TextInput form={form} name="confirmPassword" type="password" autoComplete="new-password" maxLength={MOST} wide />
    </>
  );
}
