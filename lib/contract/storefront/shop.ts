import { z } from 'zod';
import { fen, id, positiveId, time } from '../field/fields';
import { linkType, linkValue } from '../link';
import { storefrontCall } from './call';

const position = { longitude: z.number().min(-180).max(180), latitude: z.number().min(-90).max(90) };

/** What every page of the shop shows of the settings (parameter.md 5): names, agreements, terms, keys of the maps service. */
export const shopInfo = storefrontCall(
  'shop/info',
  z.object({}),
  z.object({
    siteName: z.string(),
    logo: z.string(),
    icp: z.string(),
    servicePhone: z.string(),
    serviceQrcode: z.string(),
    aboutUs: z.string(),
    userAgreement: z.string(),
    privacyPolicy: z.string(),
    share: z.object({ title: z.string(), image: z.string(), url: z.string() }),
    map: z.object({ pickerKey: z.string(), geocoderKey: z.string() }),
    withdraw: z.object({ minAmount: fen, feePercent: z.number(), types: z.array(z.number()), note: z.string() }),
    storeApply: z.object({ open: z.boolean(), planNeeded: z.boolean(), agreement: z.string() }),
  }),
);

/** Stores nearby; how far away they are is told only while the rules for the other stores allow it (parameter.md 6). */
export const shopStores = storefrontCall(
  'shop/stores',
  z.object(position),
  z.object({ list: z.array(z.object({ id, name: z.string(), logo: z.string(), distance: z.number().int().nullable() })) }),
);

/**
 * The dialog a visit of a store's home page begins with (marketing.md 2): of those that run and are for this visitor the one with the
 * largest sort. What a device has shown already is the device's own knowledge, so it says so.
 */
export const shopHomeDialog = storefrontCall(
  'shop/home-dialog',
  z.object({
    storeId: z.number().int().min(0).default(0),
    memberId: positiveId.optional(),
    shown: z
      .array(z.object({ id, lastTime: time }))
      .max(100)
      .default([]),
  }),
  z.object({
    dialog: z.object({ id, image: z.string(), linkType, linkValue, delaySeconds: z.number().int() }).nullable(),
  }),
);

/** What a distributor hands on: the link of the own code and the posters to print it on. */
export const distributorPosters = storefrontCall(
  'distributor/posters',
  z.object({ memberId: positiveId }),
  z.object({ link: z.string(), images: z.array(z.string()) }),
);

/** Somebody who is registered already opens the link of a distributor; whether it binds is for the settings to say. */
export const followLink = storefrontCall(
  'member/follow-link',
  z.object({ memberId: positiveId, inviterId: positiveId }),
  z.object({ parentId: z.number().nullable() }),
);
