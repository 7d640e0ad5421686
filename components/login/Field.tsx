'use client';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { SignInField } from './sign-in-rules';

interface FieldProps extends Pick<OutlinedInputProps, 'type' | 'endAdornment' | 'onKeyDown' | 'onKeyUp' | 'onBlur'> {
  name: SignInField;
  label: string;
  autoComplete: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  hint?: ReactNode;
}

/** A field of the sign-in form: label above, what is wrong below. */
export function Field({ name, label, autoComplete, value, fault, onChange, hint, ...input }: FieldProps) {
  const translate = useTranslations();
  const id = useId();
  const below = `${id}-below`;
  return (
    <FormControl fullWidth error={Boolean(fault)} sx={{ mb: 1.75 }}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ autoComplete, autoCapitalize: 'none', spellCheck: false, maxLength: 256, 'aria-describedby': below }}
        sx={{ '&&': { height: 42 } }}
        {...input}
      />
      <FormHelperText id={below} aria-live="polite" component="div">
        {fault ? translate(fault) : hint}
      </FormHelperText>
    </FormControl>
  );
}
