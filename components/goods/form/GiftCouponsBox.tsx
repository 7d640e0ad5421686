'use client';
import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useAutocompleteOpen } from '@/components/controls/use-autocomplete-open';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { AutocompleteText } from '@/components/form/inputs/AutocompleteText';
import type { FieldState } from '@/components/form/state/use-field';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { type CouponOption, couponOptions } from '@/lib/contract/coupon';
import { MAX_GIFT_COUPONS } from '@/lib/contract/goods/fields';
import { couponState } from '@/lib/contract/states/coupon';

/** Coupons handed out for others. */
const BY_HAND = 2;
const NONE: readonly CouponOption[] = [];

interface Props {
  readonly field: FieldState;
  /** The same array while the same are chosen: MUI drops what is typed with another one. */
  readonly chosen: number[];
}

/** The drop-down itself; loaded on use. */
export function GiftCouponsBox({ field, chosen }: Props) {
  const t = useTranslations('goods.form');
  const choiceWords = useChoiceWords();
  const { open, props: list } = useAutocompleteOpen();
  const may = useMay();
  const { data: running = NONE, isFetching } = useQuery({
    ...readOptions(couponOptions, { takeType: BY_HAND, status: couponState.issuing }),
    enabled: may(couponOptions),
    meta: { quiet: true },
  });
  const keys = useAutocompleteKeys(open, isFetching);
  // Those chosen once may have ended since, or stand beyond the first twenty.
  const others = chosen.filter((id) => running.every((coupon) => coupon.id !== id));
  const asked = { ...readOptions(couponOptions, { ids: others }), enabled: may(couponOptions) && others.length > 0, meta: { quiet: true } };
  const { data: kept = NONE } = useQuery(asked);
  const data = [...running, ...kept.filter(({ id }) => others.includes(id))];
  const nameOf = (id: number) => data.find((coupon) => coupon.id === id)?.name ?? `#${id}`;
  return (
    <Autocomplete
      {...choiceWords}
      {...list}
      {...keys}
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
      renderInput={(params) => (
        <AutocompleteText params={params} field={field} placeholder={chosen.length === 0 ? t('chooseCoupons') : ''} />
      )}
    />
  );
}
