import type { FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ResourceForm } from '../state/resource-form';

/** Sends a form instead of leaving the page; a form inside a dialog is not part of the one behind it. */
export const submitting =
  <Values extends FieldValues>(form: ResourceForm<Values>) =>
  (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
