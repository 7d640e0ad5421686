'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PlainButton } from '@/components/controls/button/PlainButton';
import type { ResourceForm } from '../state/resource-form';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  onCancel(): void;
  readonly saveLabel?: string | undefined;
  /** What the form does takes something away: its button warns. */
  readonly danger?: boolean | undefined;
  /** Further buttons, between the two. */
  readonly children?: ReactNode;
}

/** Cancel and save; save is disabled while a call is under way. */
export function FormActions<Values extends FieldValues>({ form, onCancel, saveLabel, danger = false, children }: Props<Values>) {
  const t = useTranslations('form');
  return (
    <>
      <PlainButton variant="outlined" disabled={form.busy} onClick={onCancel}>
        {t('cancel')}
      </PlainButton>
      {children}
      <PlainButton type="submit" variant="contained" color={danger ? 'error' : 'primary'} busy={form.busy}>
        {saveLabel ?? t('save')}
      </PlainButton>
    </>
  );
}
