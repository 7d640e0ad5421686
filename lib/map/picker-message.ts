import { z } from 'zod';

/** Which module a picker's message must come from; vendors send many other messages from the same frame. */
export const PICKER_MODULE = 'locationPicker';

const words = z.string().max(200).default('');

/** What a map picker tells the page that frames it (security.md 2.8). Ours knows province and district too, which maps services leave to their geocoder. */
export const pickerMessage = z.object({
  module: z.literal(PICKER_MODULE),
  latlng: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  poiaddress: words,
  poiname: words,
  cityname: words,
  provincename: words,
  districtname: words,
});
export type PickerMessage = z.infer<typeof pickerMessage>;

/** A message as the browser delivers it. */
export interface Delivered {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * The picker's message when it really is one: from the picker's origin, from the very frame the dialog opened, and of its form.
 * Anything else is ignored, because any page could send coordinates otherwise.
 */
export function acceptPicked(event: Delivered, expected: { origin: string; source: unknown }): PickerMessage | undefined {
  if (expected.source === null || event.origin !== expected.origin || event.source !== expected.source) return undefined;
  const read = pickerMessage.safeParse(event.data);
  return read.success ? read.data : undefined;
}
