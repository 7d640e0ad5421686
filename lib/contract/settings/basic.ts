import { z } from 'zod';
import { rule, text } from '../field/fields';
import { html, optionalText, picture } from './values';

/** What buyers see of the platform (parameter.md 5). */
export const basicSettings = z.looseObject({
  siteName: text(1, 30).default('商台'),
  logo: picture,
  icp: optionalText(40),
  servicePhone: optionalText(20),
  serviceQrcode: picture,
  /** Where links to the shop lead; '' until a storefront stands (open-questions 19). */
  storefrontUrl: z
    .string()
    .trim()
    .max(200)
    .refine((value) => value === '' || /^https:\/\/[^\s]+$/.test(value), rule('httpsUrl'))
    .default(''),
  aboutUs: html,
  userAgreement: html,
  privacyPolicy: html,
  shareTitle: optionalText(30),
  shareImage: picture,
});
