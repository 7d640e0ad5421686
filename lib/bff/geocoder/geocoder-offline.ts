import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type District, readDistricts } from '@/lib/map/districts';
import type { GeocoderAnswer } from '@/lib/map/geocoder-answer';
import { locate } from '@/lib/map/locate';
import { type Position, type Regions, readRegions } from '@/lib/map/regions';
import { oncePerProcess } from '@/lib/session/once-per-process';

interface OfflineMap {
  readonly regions: Regions;
  readonly districts: readonly District[];
}

/** Names a position from the open boundary data that also draws the offline picker. */
export async function locateOffline(at: Position, folder: string = join(process.cwd(), 'public', 'maps')): Promise<GeocoderAnswer> {
  const { regions, districts } = await oncePerProcess(`offline-map:${folder}`, () => readMap(folder));
  const place = locate(regions, districts, at);
  if (!place) return { address: '', province: '', city: '', district: '' };
  const { province, city, district } = place;
  // In a municipality the city repeats the province.
  const address = [province, city === province ? '' : city, district].join('');
  return { address, province, city, district };
}

async function readMap(folder: string): Promise<OfflineMap> {
  const file = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    regions: readRegions(await file('china.json')),
    districts: readDistricts(await file('districts.json'), await file('borders.json')),
  };
}
