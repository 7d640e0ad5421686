'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { motion, radius } from '@/components/theme/tokens';
import type { SignInField } from './sign-in-rules';

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'onKeyDown' | 'onKeyUp' | 'onBlur'> {
  name: SignInField;
  label: string;
  autoComplete: string;
  fault: string | undefined;
  onChange: () => void;
  hint?: ReactNode;
  /** A button at the end of the field. */
  tool?: ReactNode;
}

/**
 * A field of the sign-in form: label above, what is wrong below. A plain input with the styles of the console's fields, because
 * everybody waits for this page and the library's field weighs as much as the rest of the form. What is typed stays in the input itself:
 * browsers fill it, and people begin to type, before React hears of it, which would then put back what it knows.
 */
export function Field({ name, label, autoComplete, fault, onChange, hint, tool, ...input }: FieldProps) {
  const translate = useTranslations();
  const id = useId();
  const below = `${id}-below`;
  return (
    <Place data-wrong={Boolean(fault)}>
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input
          id={id}
          name={name}
          onChange={onChange}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          aria-invalid={Boolean(fault)}
          aria-describedby={below}
          {...input}
        />
        {tool}
      </div>
      <div id={below} className="below" aria-live="polite">
        {fault ? translate(fault) : hint}
      </div>
    </Place>
  );
}

const Place = styled('div')({
  marginBottom: 14,
  '& label': { display: 'block', marginBottom: 4, lineHeight: 1.4375, color: paletteVar('text-secondary') },
  '&:focus-within label': { color: paletteVar('primary-main') },
  '& .box': {
    display: 'flex',
    alignItems: 'center',
    height: 42,
    border: `1px solid ${paletteVar('hairline-control')}`,
    borderRadius: radius.control,
    backgroundColor: paletteVar('background-paper'),
    overflow: 'hidden',
    transition: `border-color ${motion.shortMs}ms, box-shadow ${motion.shortMs}ms`,
    '&:hover': { borderColor: paletteVar('text-tertiary') },
    '&:focus-within': { borderColor: paletteVar('primary-accent'), boxShadow: `0 0 0 2px ${paletteVar('primary-soft')}` },
    '& > button': { marginRight: 6 },
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: '0 12px',
    border: 0,
    outline: 'none',
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
    fontSize: sizeVar.font,
  },
  '& .below': { minHeight: 0, color: paletteVar('text-secondary'), fontSize: sizeVar.small, lineHeight: 1.5 },
  '& .below:not(:empty)': { marginTop: 3 },
  '&[data-wrong="true"]': {
    '& label, & .below': { color: paletteVar('error-main') },
    '& .box, & .box:hover': { borderColor: paletteVar('error-main') },
    '& .box:focus-within': { borderColor: paletteVar('error-main'), boxShadow: `0 0 0 2px ${paletteVar('error-soft')}` },
  },
});
