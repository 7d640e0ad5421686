'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePlaces } from '@/components/controls/MediaPlaces';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useToast } from '@/components/feedback/use-toast';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type Coordinates, validCoordinates } from '@/lib/map/coordinates';
import { CoordinatesField } from './CoordinatesField';
import { PickerFrame } from './PickerFrame';
import { useAddress, useNamesOf } from './use-geocoder';

export interface PlaceParams {
  readonly start: Coordinates | undefined;
}

/** A point with the names it goes by; a name nobody knows is empty. */
export interface ChosenPlace extends Coordinates {
  readonly address: string;
  /** The name of the place itself, where the map knows one. */
  readonly place: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

const UNNAMED = { address: '', place: '', province: '', city: '', district: '' };

/** The location picker (specification 2.5; its title is reused as specified): a framed map, and coordinates that always work. */
export function MapDialog({ payload: { start }, answer }: DialogProps<PlaceParams, ChosenPlace>) {
  const t = useTranslations('map');
  const media = useTranslations('media');
  const toast = useToast();
  const [point, setPoint] = useState<Coordinates | undefined>(start);
  // The own map goes where somebody typed. A vendor's stays: many say where they stand as soon as they are opened, moved to a street they know.
  const [opened, setOpened] = useState(start);
  const ownMap = usePlaces().mapPicker === undefined;
  const [named, setNamed] = useState(UNNAMED);
  // What the own map has named already is asked for by nobody.
  const found = useAddress(named.province === '' ? point : undefined);
  const address = named.address || found.data?.address || '';
  const namesOf = useNamesOf();
  const [naming, setNaming] = useState(false);
  const confirm = async () => {
    if (!point) return toast.warning(t('choosePlace'));
    if (named.province !== '') return answer({ ...point, ...named });
    setNaming(true);
    const { address: there = '', province = '', city = '', district = '' } = (await namesOf(point)) ?? {};
    answer({ ...point, address: named.address || there, place: named.place, province, city: city || named.city, district });
  };
  return (
    <DialogFrame
      title={t('title')}
      width={800}
      flush
      actions={
        <>
          <Button variant="outlined" onClick={() => answer(undefined)}>
            {media('cancel')}
          </Button>
          <Button variant="contained" loading={naming} onClick={confirm}>
            {media('ok')}
          </Button>
        </>
      }
    >
      <PickerFrame
        start={opened}
        onPicked={({ latlng, poiaddress: address, poiname: place, provincename: province, cityname: city, districtname: district }) => {
          setPoint(validCoordinates({ latitude: latlng.lat, longitude: latlng.lng }));
          setNamed({ address, place, province, city, district });
        }}
      />
      <Facts>
        <CoordinatesField
          value={point}
          onChange={(next) => {
            setPoint(next);
            setNamed(UNNAMED);
          }}
          onTyped={() => ownMap && setOpened(point)}
        />
        <p className="address" aria-live="polite">
          <b>{t('address')}</b>
          {point ? address || (found.isFetching ? t('searching') : t('unknownAddress')) : t('choosePlace')}
        </p>
      </Facts>
    </DialogFrame>
  );
}

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 200px',
  gap: '0 16px',
  padding: '12px 20px 8px',
  '& .address': { gridColumn: '1 / -1', margin: 0, minHeight: 22, fontSize: sizeVar.font, overflowWrap: 'anywhere' },
  '& .address b': { marginRight: 10, fontWeight: 400, color: paletteVar('text-secondary') },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));
