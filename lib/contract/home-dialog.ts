import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { flag, id, idList, levelChoices, pictureUrl, rule, text, time, version, wholeBetween } from './field/fields';
import { link, linkFacts, linkType, linkValue, withLink } from './link';
import { campaignStates } from './states/campaign';

export const campaignState = z.literal(Object.values(campaignStates));
/** How often a visitor sees a dialog. */
export const dialogShow = { once: 1, daily: 2, always: 3 } as const;
/** Who sees it. */
export const dialogAudience = { everyone: 1, newMembers: 2, levels: 3 } as const;

const showType = z.literal(Object.values(dialogShow));
const audience = z.literal(Object.values(dialogAudience));

/** A dialog of the home page (marketing.md 2). */
export const homeDialogRow = z.object({
  id,
  name: z.string(),
  image: z.string(),
  linkType,
  linkValue,
  ...linkFacts,
  showType,
  delaySeconds: z.number().int(),
  audience,
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
  showType: showType.default(dialogShow.once),
  delaySeconds: wholeBetween(0, 30).default(0),
  audience: audience.default(dialogAudience.everyone),
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
const shownTo = z.object({ audience: z.number(), levelIds: z.array(id) });

const withRules = <Given extends Draft>(draft: z.ZodType<Given>): z.ZodType<Given> =>
  withLink(draft)
    .refine(({ startTime, endTime }) => endTime > startTime, {
      ...rule('endAfterStart'),
      path: ['endTime'],
      when: ({ value }) => period.safeParse(value).success,
    })
    .refine((value) => value.audience !== dialogAudience.levels || value.levelIds.length > 0, {
      ...rule('requiredChoice'),
      path: ['levelIds'],
      when: ({ value }) => shownTo.safeParse(value).success,
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
