import { z } from 'zod';

/** What a coupon takes off (marketing.md 1). */
export const couponKind = { amountOff: 1, percentOff: 2 } as const;
/** How a member comes by it. */
export const couponTake = { byMember: 1, byAdmin: 2, onRegistration: 3 } as const;
/** How long it is valid. */
export const couponValidity = { fixedDates: 1, fromTaking: 2 } as const;
/** What it is for. */
export const couponScope = { all: 1, goods: 2, categories: 3, kinds: 4 } as const;

export const couponKindField = z.literal(Object.values(couponKind));
export const couponTakeField = z.literal(Object.values(couponTake));
export const couponValidityField = z.literal(Object.values(couponValidity));
export const couponScopeField = z.literal(Object.values(couponScope));
