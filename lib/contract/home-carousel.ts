import { z } from 'zod';
import { needs } from './access';
import { resource } from './call/resource';
import { flag, id, pictureUrl, rule, text, time, version, wholeBetween } from './field/fields';
import { kept, keptPatch } from './field/kept';
import { campaignState } from './home-dialog';
import { link, linkFacts, withLink } from './link';

/** Enabled entries one position of a home page may have (parameter.md 2). */
export const MOST_CAROUSELS = 10;

const fields = {
  title: text(1, 30),
  /** 1 picture, 2 video. */
  mediaType: z.literal([1, 2]).default(1),
  image: pictureUrl,
  videoUrl: z.string().trim().max(500).default(''),
  /** 1 top of the home page, 2 its middle. */
  position: z.literal([1, 2]).default(1),
  ...link,
  startTime: time.nullable().default(null),
  endTime: time.nullable().default(null),
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
};

/** A picture or video of the home page's carousel. */
export const homeCarouselRow = kept({
  id,
  ...fields,
  ...linkFacts,
  clickCount: z.number().int().default(0),
  state: campaignState.default(1),
  storeId: id.default(0),
  storeName: z.string().default(''),
  version: version.default(0),
});
export type HomeCarousel = z.infer<typeof homeCarouselRow>;

const draftObject = kept(fields);
const patchObject = keptPatch(fields);
type Draft = z.infer<typeof draftObject>;

const media = z.object({ mediaType: z.number(), videoUrl: z.string() });
const period = z.object({ startTime: time.nullable(), endTime: time.nullable() });

const withRules = <Given extends Draft>(draft: z.ZodType<Given>): z.ZodType<Given> =>
  withLink(draft)
    .refine(({ mediaType, videoUrl }) => mediaType !== 2 || videoUrl !== '', {
      ...rule('requiredChoice'),
      path: ['videoUrl'],
      when: ({ value }) => media.safeParse(value).success,
    })
    .refine(({ startTime, endTime }) => !startTime || !endTime || endTime > startTime, {
      ...rule('endAfterStart'),
      path: ['endTime'],
      when: ({ value }) => period.safeParse(value).success,
    });

export const homeCarouselDraft = withRules(draftObject);
export type HomeCarouselDraft = Draft;
export const homeCarouselPatch = withRules(patchObject);

export const homeCarousel = resource({
  name: 'homeCarousel',
  path: '/v1/admin/home/carousel',
  row: homeCarouselRow,
  draft: homeCarouselDraft,
  patch: homeCarouselPatch,
  filter: z.object({
    title: z.string().trim().max(50).optional(),
    position: z.coerce
      .number()
      .pipe(z.literal([1, 2]))
      .optional(),
    status: z.coerce.number().pipe(flag).optional(),
    storeId: z.coerce.number().int().optional(),
  }),
  sortable: ['sort', 'clickCount'],
  labels: 'homeCarousel.fields',
  read: needs('admin_P6'),
  write: needs('admin_P6', 'admin_P6.edit'),
});
