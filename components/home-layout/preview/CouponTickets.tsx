'use client';
import { useQuery } from '@tanstack/react-query';
import { useCouponText } from '@/components/coupon/use-coupon-text';
import { readOptions } from '@/lib/client/resource-queries';
import { couponOptions } from '@/lib/contract/coupon';
import { couponTake } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';

const MOST = 3;

/** Coupons that can be taken now. */
export function CouponTickets() {
  const say = useCouponText();
  const asked = { status: couponState.issuing, takeType: couponTake.byMember } as const;
  const found = useQuery({ ...readOptions(couponOptions, asked), meta: { quiet: true }, retry: false }).data ?? [];
  return (
    <div className="coupons">
      {found.slice(0, MOST).map((each) => (
        <span key={each.id}>
          <strong>{say.value(each)}</strong>
          {say.threshold(each)}
        </span>
      ))}
    </div>
  );
}
