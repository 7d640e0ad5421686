import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Atlas, type Position, readAtlas } from '@/lib/map/atlas';
import { type District, readDistricts } from '@/lib/map/districts';
import type { GeocoderAnswer } from '@/lib/map/geocoder-answer';
import { locate } from '@/lib/map/locate';
import { oncePerProcess } from '@/lib/session/once-per-process';

interface OfflineMap {
  readonly atlas: Atlas;
  readonly districts: readonly District[];
}

/** Names a position from the open boundary data that also draws the offline picker. */
export async function locateOffline(at: Position, folder: string = join(process.cwd(), 'public', 'maps')): Promise<GeocoderAnswer> {
  const { atlas, districts } = await oncePerProcess(`offline-map:${folder}`, () => readMap(folder));
  const place = locate(atlas, districts, at);
  if (!place) return { address: '', province: '', city: '', district: '' };
  const { province, city, district } = place;
  // In a municipality the city repeats the province.
  const address = [province, city === province ? '' : city, district].join('');
  return { address, province, city, district };
}

async function readMap(folder: string): Promise<OfflineMap> {
  const file = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return { atlas: readAtlas(await file('china.json')), districts: readDistricts(await file('districts.json'), await file('borders.json')) };
}
