'use client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { couponOptions } from '@/lib/contract/coupon';
import { MAX_GIFT_COUPONS } from '@/lib/contract/goods-fields';
import type { GoodsValues } from './goods-values';

/** Up to five coupons that come with the goods, chosen among those issued by hand. */
export function GiftCoupons({ form }: { form: ResourceForm<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const field = useField({ form, name: 'giveCouponIds' }, 'chosen');
  const may = useMay();
  const { data = [] } = useQuery({ ...readOptions(couponOptions, { takeType: 2 }), enabled: may(couponOptions), meta: { quiet: true } });
  const chosen = Array.isArray(field.value) ? field.value.map(Number) : [];
  const nameOf = (id: number) => data.find((coupon) => coupon.id === id)?.name ?? `#${id}`;
  return (
    <FieldFrame field={{ ...field, hint: field.hint ?? t('couponHint', { n: MAX_GIFT_COUPONS }) }}>
      <Autocomplete
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
