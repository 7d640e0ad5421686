import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, useId } from 'react';
import type { ControllerFieldState, ControllerRenderProps } from 'react-hook-form';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  readonly label: string;
  readonly field: Pick<ControllerRenderProps, 'value' | 'ref' | 'onBlur'>;
  readonly state: ControllerFieldState;
  readonly disabled: boolean;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
  onType(text: string): void;
}

/** A field in the line of a block: its label is heard alone, and what is wrong stands below it. */
export function BlockField({ label, field, state: { error }, disabled, attributes, onType }: Props) {
  const id = useId();
  return (
    <>
      <OutlinedInput
        fullWidth
        value={field.value ?? ''}
        disabled={disabled}
        error={error !== undefined}
        inputRef={field.ref}
        onChange={(event) => onType(event.target.value)}
        onBlur={field.onBlur}
        slotProps={{ input: { ...attributes, 'aria-label': label, 'aria-describedby': error && id } }}
      />
      {error && (
        <Wrong id={id} role="alert">
          {error.message}
        </Wrong>
      )}
    </>
  );
}

const Wrong = staticStyled('p')({ margin: '3px 0 0', fontSize: sizeVar.small, lineHeight: 1.5, color: paletteVar('error-main') });
