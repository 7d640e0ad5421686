'use client';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LabelledField, PlainSelect } from '@/components/controls/PlainSelect';
import { type CoordinateSystem, type Coordinates, convert, coordinateSystems, parseCoordinates } from '@/lib/map/coordinates';

interface Props {
  /** In GCJ-02, the system forms keep. */
  readonly value: Coordinates | undefined;
  onChange(value: Coordinates | undefined): void;
  /** Hears of typed coordinates when the typing has come to its end. */
  onTyped(): void;
}

/** Types or pastes coordinates, in the system they come from; what is kept is always GCJ-02. */
export function CoordinatesField({ value, onChange, onTyped }: Props) {
  const t = useTranslations('map');
  const id = useId();
  const [system, setSystem] = useState<CoordinateSystem>('GCJ-02');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value ? written(convert(value, 'GCJ-02', system)) : '');
  const wrong = typed !== undefined && typed.trim() !== '' && !parseCoordinates(typed);
  const type = (text: string) => {
    setTyped(text);
    const read = parseCoordinates(text);
    // Of what cannot be read no point is left: the one before is not what stands here.
    onChange(read && convert(read, system, 'GCJ-02'));
  };
  return (
    <>
      <LabelledField>
        <label htmlFor={id}>{t('coordinates')}</label>
        <TextField
          id={id}
          size="small"
          value={shown}
          error={wrong}
          placeholder="39.99,116.27"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (typed === undefined) return;
            setTyped(wrong ? typed : undefined);
            if (!wrong) onTyped();
          }}
          slotProps={{ htmlInput: { 'aria-describedby': `${id}-text`, maxLength: 80 } }}
        />
        <p id={`${id}-text`} role={wrong ? 'alert' : undefined} {...(wrong ? {} : { 'data-hint': true })}>
          {wrong ? t('badCoordinates') : t('coordinatesHint')}
        </p>
      </LabelledField>
      <PlainSelect
        label={t('system')}
        value={system}
        options={coordinateSystems.map((each) => ({ value: each, label: t(`systems.${each}`) }))}
        error={undefined}
        optional
        onChange={(next) => {
          setTyped(undefined);
          setSystem(next as CoordinateSystem);
        }}
      />
    </>
  );
}

const written = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;
