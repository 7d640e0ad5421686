import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, idList, levelChoices, pictureUrl, rule, text, time, version, wholeBetween } from './field/fields';
import { link, linkFacts, linkType, linkValue, withLink } from './link';

/** Where a dialog or a carousel entry stands in its period: 0 not started, 1 running, 2 ended, 3 disabled. */
export const campaignState = z.literal([0, 1, 2, 3]);

/** A dialog of the home page (marketing.md 2). */
export const homeDialogRow = z.object({
  id,
  name: z.string(),
  image: z.string(),
  linkType,
  linkValue,
  ...linkFacts,
  /** 1 once, 2 once a day, 3 every visit. */
  showType: z.literal([1, 2, 3]),
  delaySeconds: z.number().int(),
  /** 1 everyone, 2 new members, 3 chosen levels. */
  audience: z.literal([1, 2, 3]),
  levelIds: z.array(id),
  startTime: time,
  endTime: time,
  sort: z.number().int(),
  status: flag,
  state: campaignState,
  exposureCount: z.number().int(),
  clickCount: z.number().int(),
  storeId: id,
  storeName: z.string(),
  /** Another enabled dialog of the store covers a part of the period. */
  overlaps: flag,
  createTime: time,
  version,
});
export type HomeDialog = z.infer<typeof homeDialogRow>;

const draftFields = {
  name: text(1, 30),
  image: pictureUrl,
  ...link,
  showType: z.literal([1, 2, 3]).default(1),
  delaySeconds: wholeBetween(0, 30).default(0),
  audience: z.literal([1, 2, 3]).default(1),
  levelIds: levelChoices,
  startTime: time,
  endTime: time,
  sort: wholeBetween(0, 9999).default(0),
  status: flag.default(1),
};
const draftObject = z.object(draftFields);
const patchObject = z.object({ ...draftFields, version });
type Draft = z.infer<typeof draftObject>;

const period = z.object({ startTime: time, endTime: time });
const audience = z.object({ audience: z.number(), levelIds: z.array(id) });

const withRules = <Given extends Draft>(draft: z.ZodType<Given>): z.ZodType<Given> =>
  withLink(draft)
    .refine(({ startTime, endTime }) => endTime > startTime, {
      ...rule('endAfterStart'),
      path: ['endTime'],
      when: ({ value }) => period.safeParse(value).success,
    })
    .refine((value) => value.audience !== 3 || value.levelIds.length > 0, {
      ...rule('requiredChoice'),
      path: ['levelIds'],
      when: ({ value }) => audience.safeParse(value).success,
    });

export const homeDialogDraft = withRules(draftObject);
export type HomeDialogDraft = Draft;

const base = '/v1/admin/dialog';
const write = needs('admin_P5', 'admin_P5.edit');
const labels = 'homeDialog.fields';

export const homeDialog = resource({
  name: 'homeDialog',
  path: base,
  row: homeDialogRow,
  draft: homeDialogDraft,
  patch: withRules(patchObject),
  filter: z.object({
    name: z.string().trim().max(50).optional(),
    state: z.coerce.number().pipe(campaignState).optional(),
    startTime: time.optional(),
    endTime: time.optional(),
    storeId: z.coerce.number().int().optional(),
  }),
  sortable: ['sort', 'startTime', 'exposureCount', 'clickCount'],
  labels,
  read: needs('admin_P5'),
  write,
});

export const homeDialogStatus = endpoint({
  name: 'homeDialog.status',
  method: 'PUT',
  path: `${base}/status`,
  access: write,
  idempotent: true,
  body: z.object({ ids: idList, status: flag }),
  data: bulkAnswer,
});

export const homeDialogSort = endpoint({
  name: 'homeDialog.sort',
  method: 'PUT',
  path: `${base}/sort`,
  access: write,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
  data: stateAnswer,
  labels,
});
