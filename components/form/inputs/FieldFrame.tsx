'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { FieldState } from '../state/use-field';

interface Props {
  readonly field: FieldState;
  readonly children: ReactNode;
  /** The control is a group: the label names it without being bound to one element. */
  readonly group?: boolean | 'radiogroup';
}

/** Label, control and the line under it: what is wrong, or else the hint. */
export function FieldFrame({ field, children, group = false }: Props) {
  const label = (
    <>
      {field.label}
      {field.required && <i aria-hidden>*</i>}
    </>
  );
  return (
    <Frame data-field={field.name} data-wide={field.wide} title={field.reason} {...(group ? groupProps(field, group) : {})}>
      {group ? (
        <span className="label" id={`${field.id}-label`}>
          {label}
        </span>
      ) : (
        <label className="label" id={`${field.id}-label`} htmlFor={field.id}>
          {label}
        </label>
      )}
      {children}
      <p id={`${field.id}-text`} data-error={field.error !== undefined} role={field.error ? 'alert' : undefined}>
        {field.error ?? field.hint}
      </p>
    </Frame>
  );
}

/** No one element of a group carries its hint or its error: the group does. Only radio buttons, of which one is chosen, are wrong as a whole. */
function groupProps(field: FieldState, group: true | 'radiogroup') {
  const told = {
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby': (field.error ?? field.hint) ? `${field.id}-text` : undefined,
  };
  if (group !== 'radiogroup') return { role: 'group', ...told };
  return { role: group, ...told, 'aria-required': field.required, 'aria-invalid': field.error !== undefined };
}

const Frame = styled('div')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '& .label': { marginBottom: 4, fontSize: 13, color: paletteVar('text-secondary') },
  '& .label i': { marginLeft: 3, color: paletteVar('error-main'), fontStyle: 'normal' },
  // The line keeps its room, so that an error moves nothing.
  '& > p': {
    margin: '2px 0 0',
    minHeight: 20,
    fontSize: sizeVar.small,
    lineHeight: '20px',
    color: paletteVar('text-tertiary'),
    overflowWrap: 'anywhere',
  },
  '& > p[data-error="true"]': { color: paletteVar('error-main') },
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
});
