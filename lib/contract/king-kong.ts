import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './call/endpoint';
import { pageOf } from './call/page';
import { flag, id, nothing, rule, version, wholeBetween } from './field/fields';
import { kept } from './field/kept';
import { link, linkFacts, withLink } from './link';
import { onOff } from './states/on-off';

/** How many icon slots a home page has, and how many stand in a row (parameter.md 1). */
export const SLOTS = 10;
export const SLOTS_IN_A_ROW = 5;

const optional = (max: number) => z.string().trim().max(max).default('');

const fields = {
  icon: optional(500),
  title: optional(6),
  subtitle: optional(10),
  badgeShow: flag.default(0),
  badgeText: optional(4),
  ...link,
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(0),
};

/** An icon slot. There are always ten: they are changed in place, never made or removed. */
export const kingKongRow = kept({ id, slot: z.number().int(), ...fields, ...linkFacts, version: version.default(0) });
export type KingKongSlot = z.infer<typeof kingKongRow>;

const patchFields = kept({ id, ...fields, version });
type Patch = z.infer<typeof patchFields>;
const known = z.object({ status: flag, badgeShow: flag });
const when = ({ value }: { value: unknown }) => known.safeParse(value).success;

/** One slot as it is saved: an enabled one needs an icon and a title, a shown badge its text. */
export const kingKongPatch: z.ZodType<Patch> = withLink(patchFields)
  .refine(({ status, icon }) => status === onOff.off || icon !== '', { ...rule('requiredMedia'), path: ['icon'], when })
  .refine(({ status, title }) => status === onOff.off || title !== '', { ...rule('required'), path: ['title'], when })
  .refine(({ badgeShow, badgeText }) => badgeShow === 0 || badgeText !== '', { ...rule('required'), path: ['badgeText'], when });
export type KingKongPatch = Patch;

/** The new order of all or some slots, each named once: every one is a write under the locks of all. */
export const kingKongOrder = z.object({
  list: z
    .array(z.object({ id, sort: wholeBetween(0, 9999) }))
    .min(1)
    .max(SLOTS)
    // No form has this to correct: the call is refused as a whole, not taken for the other kind of body.
    .refine((list) => new Set(list.map((slot) => slot.id)).size === list.length, { abort: true }),
});

const read = needs('admin_P6');

/** The slots of a store; the main store may look at another store's by `storeId`. */
export const kingKongList = endpoint({
  name: 'kingKong.list',
  method: 'GET',
  path: '/v1/admin/home/king-kong/list',
  access: read,
  query: z.object({ storeId: z.coerce.number().int().optional() }),
  data: pageOf(kingKongRow),
});

export const kingKongSave = endpoint({
  name: 'kingKong.save',
  method: 'PUT',
  path: '/v1/admin/home/king-kong',
  access: needs('admin_P6', 'admin_P6.edit'),
  body: z.union([kingKongOrder, kingKongPatch]),
  data: nothing,
  labels: 'kingKong.fields',
});
