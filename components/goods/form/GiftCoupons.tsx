'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LazyCombobox } from '@/components/controls/lazy/LazyCombobox';
import { lazyComponent } from '@/components/controls/lazy/lazy-component';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { FormFields } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { MAX_GIFT_COUPONS } from '@/lib/contract/goods/fields';
import type { GoodsValues } from './goods-values';

const box = lazyComponent(() => import('./GiftCouponsBox').then((module) => module.GiftCouponsBox));

/** Up to five coupons that come with the goods, chosen among those issued by hand. */
export function GiftCoupons({ form }: { form: FormFields<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const hint = t('couponHint', { n: MAX_GIFT_COUPONS });
  const field = useField({ form, name: 'giveCouponIds', hint }, 'chosen');
  const { value } = field;
  const chosen = useMemo(() => (Array.isArray(value) ? value.map(Number) : []), [value]);
  return (
    <FieldFrame field={field}>
      <LazyCombobox
        box={box}
        filled={chosen.length > 0}
        id={field.id}
        placeholder={t('chooseCoupons')}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        required={field.required}
        onBlur={field.blur}
        refTo={field.ref}
      >
        {(GiftCouponsBox) => <GiftCouponsBox field={field} chosen={chosen} />}
      </LazyCombobox>
    </FieldFrame>
  );
}
