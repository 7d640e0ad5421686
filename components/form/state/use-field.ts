'use client';
import { useContext, useEffect, useId } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldKind } from '@/lib/form/schema-resolver';
import type { InputProps, ValueWriter } from './resource-form';
import { SectionFields } from './section-fields';

/** One field of a form as its input sees it. */
export interface FieldState {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly hint: string | undefined;
  /** Why it is disabled. */
  readonly reason: string | undefined;
  readonly wide: boolean;
  readonly error: string | undefined;
  readonly describedBy: string | undefined;
  readonly value: unknown;
  change(value: unknown): void;
  /** Saving waits for what is on its way to this field; false where it did not come. */
  awaits(coming: Promise<boolean>): void;
  blur(): void;
  ref(element: HTMLElement | null): void;
}

/** Binds an input to its field; `kind` decides the sentence when it is empty, `write` shows its values elsewhere. */
export function useField<Values extends FieldValues>(props: InputProps<Values>, kind?: FieldKind, write?: ValueWriter): FieldState {
  const { form, name, hint, wide = false } = props;
  const id = useId();
  const { field, fieldState } = useController<Values, FieldPath<Values>>({ control: form.hook.control, name });
  const { setKind, setLabel, setWriter } = form.facts;
  const ownLabel = props.label;
  useEffect(() => {
    if (kind) setKind(name, kind);
    if (write) setWriter(name, write);
    if (ownLabel) setLabel(name, ownLabel);
  }, [setKind, setWriter, setLabel, name, kind, write, ownLabel]);
  const enterSection = useContext(SectionFields);
  useEffect(() => {
    const leave = enterSection?.(name);
    return () => leave?.();
  }, [enterSection, name]);
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return {
    id,
    name,
    label: props.label ?? form.labelOf(name),
    required: props.required ?? form.isRequired(name),
    disabled: (props.disabled ?? false) || form.busy,
    hint,
    reason: props.disabled === true ? props.reason : undefined,
    wide,
    error,
    describedBy: error || hint ? `${id}-text` : undefined,
    value: field.value,
    change: field.onChange,
    awaits: form.awaits,
    blur: field.onBlur,
    ref: field.ref,
  };
}
