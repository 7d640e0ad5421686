import { z } from 'zod';

const words = z.string().max(200).default('');

/** What `/api/geocoder` answers, whoever was asked. */
export const geocoderAnswer = z.object({ address: words, province: words, city: words, district: words });
export type GeocoderAnswer = z.infer<typeof geocoderAnswer>;
