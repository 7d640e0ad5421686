import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './call/endpoint';
import { flag, nothing, rule, version, wholeBetween } from './field/fields';

/** Blocks of a home page by key, in their first order, and what of each can be set (parameter.md 3). */
export const layoutBlocks = {
  search: {},
  carousel: {},
  kingKong: {},
  notice: {},
  coupon: { title: true },
  accountGoods: { title: true, limit: 6 },
  hardwareGoods: { title: true, limit: 6 },
  formGoods: { title: true, limit: 6 },
  softwareGoods: { title: true, limit: 6 },
  store: { title: true, limit: 3 },
  recommend: { title: true, limit: 10 },
} as const satisfies Record<string, { title?: true; limit?: number }>;
export type LayoutKey = keyof typeof layoutBlocks;

export const isLayoutKey = (key: string): key is LayoutKey => Object.hasOwn(layoutBlocks, key);
/** What of a block can be set; nothing of one this console does not know. */
export const settableOf = (key: string): { title?: true; limit?: number } => (isLayoutKey(key) ? layoutBlocks[key] : {});

/** A block of the home page; what a newer server adds to it, and blocks it adds, are kept. Here sort runs upwards. */
export const layoutBlock = z.looseObject({
  key: z.string().min(1).max(50),
  name: z.string().default(''),
  sort: z.number().int().default(0),
  visible: flag.default(1),
  title: z.string().trim().max(10).optional(),
  limit: wholeBetween(1, 20).optional(),
});
export type LayoutBlock = z.infer<typeof layoutBlock>;

const layoutObject = z.looseObject({ list: z.array(layoutBlock), version: version.default(0) });
export type HomeLayout = z.infer<typeof layoutObject>;

/** Servers answer a bare array too. */
export const homeLayout: z.ZodType<HomeLayout> = z.preprocess(
  (value) => (Array.isArray(value) ? { list: value, version: 0 } : value),
  layoutObject,
);

/** A block that can have a heading needs one of 1 to 10 characters once it is set at all. */
export const homeLayoutDraft: z.ZodType<HomeLayout> = z.preprocess(
  (value) => (Array.isArray(value) ? { list: value, version: 0 } : value),
  layoutObject.superRefine(({ list }, context) => {
    for (const [index, block] of list.entries())
      if (settableOf(block.key).title && block.title === '')
        context.addIssue({ code: 'custom', path: ['list', index, 'title'], ...rule('required') });
  }),
);

const path = '/v1/admin/system/config/home/sort-info';

export const homeLayoutRead = endpoint({
  name: 'homeLayout.read',
  method: 'GET',
  path,
  access: needs('admin_P6'),
  data: homeLayout,
});

export const homeLayoutSave = endpoint({
  name: 'homeLayout.save',
  method: 'POST',
  path,
  access: needs('admin_P6', 'admin_P6.edit'),
  body: homeLayoutDraft,
  data: nothing,
  labels: 'homeLayout.fields',
});
