import { z } from 'zod';
import { fen, mobile, positiveId, text } from '../field/fields';
import { storefrontCall } from './call';

const memberId = positiveId;
/** OrderSource of what a buyer does. */
export const buyerSource = z.literal([1, 2, 3, 4]).default(1);
const channel = z.enum(['wechat', 'alipay']);

export const memberRegister = storefrontCall(
  'member/register',
  z.object({
    mobile,
    nickname: text(1, 30).optional(),
    avatar: z.string().max(500).optional(),
    inviterId: positiveId.optional(),
    storeId: z.coerce.number().int().min(0).optional(),
    source: buyerSource,
  }),
  z.object({ memberId: z.number() }),
  'member.fields',
);

export const memberSignIn = storefrontCall('member/sign-in', z.object({ memberId }), z.object({ points: z.number() }));

export const memberAddress = storefrontCall(
  'member/address',
  z.object({
    memberId,
    name: text(1, 20),
    mobile,
    province: text(1, 50),
    city: text(1, 50),
    district: text(1, 50),
    address: text(1, 200),
    isDefault: z.literal([0, 1]).default(0),
  }),
  z.object({ addressId: z.number() }),
  'member.fields',
);

export const memberRecharge = storefrontCall(
  'member/recharge',
  z.object({ memberId, amount: fen.positive().max(99_999_999), channel }),
  z.object({ balance: fen }),
  'member.fields',
);

export const memberDeregister = storefrontCall('member/deregister', z.object({ memberId }), z.object({ status: z.number() }));

export const couponTakeCall = storefrontCall(
  'coupon/take',
  z.object({ memberId, couponId: positiveId }),
  z.object({ recordId: z.number() }),
);

/** Counts views of goods, exposures and clicks of dialogs, clicks of carousel entries. */
export const hit = storefrontCall(
  'hit',
  z.object({
    target: z.enum(['goods', 'dialog', 'carousel']),
    id: positiveId,
    event: z.enum(['view', 'exposure', 'click']),
    count: z.number().int().min(1).max(1_000_000).default(1),
  }),
  z.object({}),
);
