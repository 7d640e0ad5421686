'use client';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { useMediaMessages } from '@/components/controls/use-media-messages';
import { onDemand, useOnDemand } from '@/components/dialogs/use-on-demand';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { paletteVar } from '@/components/theme/css-vars';
import type { ChosenPlace } from './MapDialog';

const mapDialog = onDemand(() => import('./MapDialog').then((module) => module.MapDialog), ['map', 'media']);

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly latitude: FieldPath<Values>;
  readonly longitude: FieldPath<Values>;
  readonly label: string;
  readonly required?: boolean;
  readonly wide?: boolean;
  /** Hears of a chosen place, to fill region and address. */
  onPlace?(place: ChosenPlace): void;
}

/** A position of a form, from the map picker; its values are latitude and longitude in GCJ-02. */
export function PlaceInput<Values extends FieldValues>({
  form,
  latitude,
  longitude,
  label,
  required = false,
  wide = false,
  onPlace,
}: Props<Values>) {
  const words = useMediaMessages('map');
  const t = useTranslations();
  const north = useField({ form, name: latitude, label, required, wide }, 'chosen');
  const east = useField({ form, name: longitude, label, required }, 'chosen');
  const map = useOnDemand(mapDialog);
  const point =
    typeof north.value === 'number' && typeof east.value === 'number' ? { latitude: north.value, longitude: east.value } : undefined;
  const set = (at: { latitude: number; longitude: number } | null) => {
    north.change(at?.latitude ?? null);
    east.change(at?.longitude ?? null);
    north.blur();
  };
  const pick = async () => {
    const place = await map.open(() => ({ start: point }));
    if (!place) return;
    set(place);
    onPlace?.(place);
  };
  if (!words) return <FieldFrame field={north}>{null}</FieldFrame>;
  return (
    <FieldFrame field={{ ...north, error: north.error ?? east.error }} group>
      <Line>
        <PlaceOutlined aria-hidden />
        <span className="point">
          {point
            ? spokenName(t('map.latitude'), degrees(point.latitude), t('map.longitude'), degrees(point.longitude))
            : t('map.field.none')}
        </span>
        <PlainButton variant="outlined" size="small" ref={north.ref} disabled={north.disabled} onPointerEnter={map.prefetch} onClick={pick}>
          {point ? t('map.field.change') : t('map.field.pick')}
        </PlainButton>
        {point && !required && (
          <PlainButton variant="text" size="small" color="neutral" disabled={north.disabled} onClick={() => set(null)}>
            {t('map.field.clear')}
          </PlainButton>
        )}
      </Line>
    </FieldFrame>
  );
}

/** To a decimetre: what stands behind that is an error of the arithmetic. */
const degrees = (value: number) => String(Number(value.toFixed(6)));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  '& > svg': { color: paletteVar('text-tertiary') },
  '& .point': { fontVariantNumeric: 'tabular-nums' },
});
