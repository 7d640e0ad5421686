'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Coupon } from '@/lib/contract/coupon';
import { couponKind, couponValidity } from '@/lib/contract/coupon/codes';
import { percentTold } from '@/lib/format/discount';
import { formatFen } from '@/lib/format/money';
import { dayOfWireTime } from '@/lib/format/shanghai-time';

type Terms = Pick<
  Coupon,
  | 'kind'
  | 'discountPrice'
  | 'discountPercent'
  | 'discountLimit'
  | 'threshold'
  | 'validityType'
  | 'validStart'
  | 'validEnd'
  | 'afterDays'
  | 'validDays'
>;

/** A coupon in words: what it takes off, from what amount on, and for how long. */
export interface CouponText {
  value(coupon: Pick<Terms, 'kind' | 'discountPrice' | 'discountPercent'>): string;
  threshold(coupon: Pick<Terms, 'threshold'>): string;
  validity(coupon: Pick<Terms, 'validityType' | 'validStart' | 'validEnd' | 'afterDays' | 'validDays'>): string;
}

const dayOrNone = (time: string | null) => (time === null ? '' : dayOfWireTime(time));
const plainFen = (fen: number) => formatFen(fen).replace(/\.00$/, '');

export function useCouponText(): CouponText {
  const t = useTranslations('coupon');
  const { language } = useLanguage();
  return useMemo(
    () => ({
      value: ({ kind, discountPrice, discountPercent }) =>
        kind === couponKind.amountOff ? plainFen(discountPrice) : t('percentValue', { n: percentTold(discountPercent, language) }),
      threshold: ({ threshold }) => (threshold === 0 ? t('noThreshold') : t('fromThreshold', { amount: plainFen(threshold) })),
      validity: ({ validityType, validStart, validEnd, afterDays, validDays }) =>
        validityType === couponValidity.fixedDates
          ? t('validBetween', { start: dayOrNone(validStart), end: dayOrNone(validEnd) })
          : t(afterDays === 0 ? 'validFromTaking' : 'validForDays', { after: afterDays, days: validDays }),
    }),
    [t, language],
  );
}
