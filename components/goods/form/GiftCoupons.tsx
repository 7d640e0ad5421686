'use client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { FormFields } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { type CouponOption, couponOptions } from '@/lib/contract/coupon';
import { MAX_GIFT_COUPONS } from '@/lib/contract/goods/fields';
import { couponState } from '@/lib/contract/states/coupon';
import type { GoodsValues } from './goods-values';

/** Coupons handed out for others. */
const BY_HAND = 2;
const NONE: readonly CouponOption[] = [];

/** Up to five coupons that come with the goods, chosen among those issued by hand. */
export function GiftCoupons({ form }: { form: FormFields<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const choiceWords = useChoiceWords();
  const field = useField({ form, name: 'giveCouponIds' }, 'chosen');
  const may = useMay();
  const { data: running = NONE } = useQuery({
    ...readOptions(couponOptions, { takeType: BY_HAND, status: couponState.issuing }),
    enabled: may(couponOptions),
    meta: { quiet: true },
  });
  const chosen = Array.isArray(field.value) ? field.value.map(Number) : [];
  // Those chosen once may have ended since, or stand beyond the first twenty.
  const others = chosen.filter((id) => running.every((coupon) => coupon.id !== id));
  const asked = { ...readOptions(couponOptions, { ids: others }), enabled: may(couponOptions) && others.length > 0, meta: { quiet: true } };
  const { data: kept = NONE } = useQuery(asked);
  const data = [...running, ...kept.filter(({ id }) => others.includes(id))];
  const nameOf = (id: number) => data.find((coupon) => coupon.id === id)?.name ?? `#${id}`;
  return (
    <FieldFrame field={{ ...field, hint: field.hint ?? t('couponHint', { n: MAX_GIFT_COUPONS }) }}>
      <Autocomplete
        {...choiceWords}
        id={field.id}
        multiple
        size="small"
        options={data.map(({ id }) => id)}
        value={chosen}
        disabled={field.disabled}
        getOptionLabel={nameOf}
        getOptionDisabled={() => chosen.length >= MAX_GIFT_COUPONS}
        onChange={(_event, ids) => field.change(ids)}
        onBlur={field.blur}
        renderInput={(params) => <TextField {...params} placeholder={chosen.length === 0 ? t('chooseCoupons') : ''} />}
      />
    </FieldFrame>
  );
}
