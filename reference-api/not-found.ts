import { codes } from '@/lib/contract/call/codes';
import { Refusal } from './refusal';

/** What 40401 may be about: the keys of `errors.object`. */
export type ObjectName =
  | 'member'
  | 'memberLevel'
  | 'distributor'
  | 'distributorLevel'
  | 'application'
  | 'store'
  | 'storeLevel'
  | 'plan'
  | 'flow'
  | 'category'
  | 'brand'
  | 'goods'
  | 'variant'
  | 'card'
  | 'ownCard'
  | 'order'
  | 'afterSale'
  | 'licence'
  | 'device'
  | 'invoice'
  | 'withdrawal'
  | 'expressCompany'
  | 'coupon'
  | 'dialog'
  | 'kingKongEntry'
  | 'carouselEntry'
  | 'account'
  | 'role'
  | 'administrator'
  | 'picture'
  | 'video'
  | 'endpoint'
  | 'record';

/** Says that something does not exist (any more). */
export const notFound = (object: ObjectName, field?: string): Refusal =>
  new Refusal(codes.notFound, { object: { message: `errors.object.${object}` } }, field);
