'use client';
import { useCallback, useEffect, useState } from 'react';
import { type Coordinates, rounded } from '@/lib/map/coordinates';
import { locate } from '@/lib/map/locate';
import { PICKER_MODULE, type PickerMessage } from '@/lib/map/picker-message';
import type { Position } from '@/lib/map/regions';
import { type Size, toPixel, toPosition, type View } from '@/lib/map/view';
import type { OfflineMap } from './use-regions';

/** The pin: where it stands, what that is called, and telling the framing page about it. */
export function usePin({ regions, districts }: OfflineMap, start: Coordinates | undefined) {
  const [at, setAt] = useState<Position | undefined>(start && [start.longitude, start.latitude]);
  const [picked, setPicked] = useState(false);
  const found = at && locate(regions, districts, at);
  const parts = found ? [found.province, found.city === found.province ? '' : found.city, found.district].filter(Boolean) : [];
  const name = parts.join('');
  const { province = '', city = '', district = '' } = found ?? {};
  const place = useCallback(([longitude, latitude]: Position) => {
    setAt([rounded(longitude), rounded(latitude)]);
    setPicked(true);
  }, []);
  useEffect(() => {
    if (!picked || !at || window.parent === window) return;
    const message: PickerMessage = {
      module: PICKER_MODULE,
      latlng: { lat: at[1], lng: at[0] },
      poiaddress: name,
      poiname: '',
      cityname: city,
      provincename: province,
      districtname: district,
    };
    // Only the console itself may frame this page, so only its own origin is told.
    window.parent.postMessage(message, window.location.origin);
  }, [picked, at, name, province, city, district]);
  const move = (view: View, size: Size, dx: number, dy: number) => {
    const [x, y] = at ? toPixel(view, size, at) : [size.width / 2, size.height / 2];
    place(toPosition(view, size, [x + dx, y + dy]));
  };
  return { at, name, place, move };
}
