import { z } from 'zod';
import { signedIn } from '../access';
import { endpoint } from '../call/endpoint';

/**
 * The keys of the maps service as they are saved now (parameter.md 5), for the server of the console alone: its proxy passes nothing
 * below `/internal` on, so no browser can make this call, and the settings themselves answer `******`.
 */
export const mapKeys = endpoint({
  name: 'systemConfig.mapKeys',
  method: 'GET',
  path: '/internal/map-keys',
  access: signedIn,
  data: z.object({ pickerKey: z.string(), geocoderKey: z.string() }),
});
export type MapKeys = z.infer<typeof mapKeys.data>;
