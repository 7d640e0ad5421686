'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { value: string; label: string }[];
  readonly error: string | undefined;
  /** It has a value from the start, so nothing asks for one. */
  readonly optional?: boolean;
  onChange(value: string): void;
}

/** A required choice of a small dialog: the browser's own drop-down with label and error. */
export function PlainSelect({ label, value, options, error, optional = false, onChange }: Props) {
  const t = useTranslations('media');
  const id = useId();
  return (
    <LabelledField>
      <label htmlFor={id}>
        {label}
        {!optional && <i aria-hidden>*</i>}
      </label>
      <PlainChoice
        id={id}
        value={value}
        required={!optional}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {!optional && <option value="">{t('choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </PlainChoice>
      <p id={`${id}-error`} role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </LabelledField>
  );
}

/** Label, control and the line for an error, which keeps its room. */
export const LabelledField = staticStyled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& > label, & > .label': { marginBottom: 4, fontSize: 13, color: paletteVar('text-secondary') },
  '& > label > i, & > .label > i': { marginLeft: 3, fontStyle: 'normal', color: paletteVar('error-main') },
  '& > p': { margin: '2px 0 4px', minHeight: 20, fontSize: sizeVar.small, lineHeight: '20px', color: paletteVar('error-main') },
  '& > p[data-hint]': { color: paletteVar('text-tertiary') },
});

/** The arrow of a drop-down as the other ones have it, instead of the browser's. */
export const dropDown = {
  appearance: 'none',
  paddingRight: 24,
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${paletteVar('text-secondary')} 50%), linear-gradient(-45deg, transparent 50%, ${paletteVar('text-secondary')} 50%)`,
  backgroundPosition: 'right 13px center, right 9px center',
  backgroundSize: '4px 4px',
  backgroundRepeat: 'no-repeat',
} as const;

/** The browser's own drop-down, for a choice that stands on a page from its first paint: MUI's select would bring 25 KiB with it. */
export const PlainChoice = staticStyled('select')({
  ...dropDown,
  height: sizeVar.control,
  paddingLeft: 8,
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-primary'),
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: paletteVar('error-main') },
});
