'use client';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePlaces } from '@/components/controls/MediaPlaces';
import { readOwnJson } from '@/lib/client/own-files';

/** The console's own picker, in the same form as those of maps services. */
const OWN_PICKER = '/maps/picker';
const answer = z.object({ data: z.object({ address: z.string().nullable() }) });

/** Where the picker is: our own at once, that of a maps service with the key the settings have now. Undefined until that is known. */
export function usePickerAddress(): string | undefined {
  const { mapPicker } = usePlaces();
  const found = useQuery({
    // house-rules: key: an address of the console's own server, no call of the API.
    queryKey: ['map-picker'],
    queryFn: async ({ signal }) => answer.parse(await readOwnJson('/api/map-picker', signal)).data.address,
    enabled: mapPicker !== undefined,
    // A key saved a moment ago is the one to be used, and a map that is open stays as it is.
    ...{ gcTime: 0, refetchOnWindowFocus: false, retry: false },
    // A map that does not come is told in its place, and never blocks the form.
    meta: { quiet: true },
  });
  if (mapPicker === undefined) return OWN_PICKER;
  return found.data ?? (found.isError ? mapPicker : undefined);
}
