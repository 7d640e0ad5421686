'use client';
import Autocomplete from '@mui/material/Autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeyword } from '@/components/controls/remote/use-keyword';
import { useAutocompleteKeys } from '@/components/controls/use-autocomplete-keys';
import { useAutocompleteOpen } from '@/components/controls/use-autocomplete-open';
import { useChoiceWords } from '@/components/controls/use-choice-words';
import { AutocompleteText } from '@/components/form/inputs/AutocompleteText';
import type { FieldState } from '@/components/form/state/use-field';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { type CouponOption, couponOptions } from '@/lib/contract/coupon';
import { couponTake } from '@/lib/contract/coupon/codes';
import { MAX_GIFT_COUPONS } from '@/lib/contract/goods/fields';
import { couponState } from '@/lib/contract/states/coupon';
import { yesNo } from '@/lib/contract/states/yes-no';

/** Running coupons handed out for others, and of these what goods of this store may give. */
const GIFTS = { takeType: couponTake.byAdmin, status: couponState.issuing, gift: yesNo.yes } as const;
const NONE: readonly CouponOption[] = [];

interface Props {
  readonly field: FieldState;
  /** The same array while the same are chosen: MUI drops what is typed with another one. */
  readonly chosen: number[];
}

/** The drop-down itself; loaded on use. The API names twenty at a time: others are found by words. */
export function GiftCouponsBox({ field, chosen }: Props) {
  const t = useTranslations('goods.form');
  const words = useTranslations('form');
  const choiceWords = useChoiceWords();
  const { open, props: list } = useAutocompleteOpen();
  const enabled = useMay()(couponOptions);
  const [typed, setTyped] = useState('');
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<number, string>>(new Map());
  const { keyword, isTyping } = useKeyword(typed);
  const answer = useQuery({
    // An API that does not know `gift` still narrows by the other two.
    ...readOptions(couponOptions, { ...GIFTS, keyword: keyword || undefined }),
    ...{ enabled, placeholderData: keepPreviousData, meta: { quiet: true } },
  });
  const found = answer.data ?? NONE;
  // What was found for earlier words stands there until the next comes: it would change under the pointer that chooses from it.
  const isEarlier = isTyping || answer.isPlaceholderData;
  const keys = useAutocompleteKeys(open, isEarlier || answer.isFetching);
  // Those chosen once may have ended since, or are not what these words find.
  const others = chosen.filter((id) => !chosenNames.has(id) && found.every((coupon) => coupon.id !== id));
  const { data: kept = NONE } = useQuery({
    ...readOptions(couponOptions, { ids: others }),
    ...{ enabled: enabled && others.length > 0, placeholderData: keepPreviousData, meta: { quiet: true } },
  });
  const names = new Map([...chosenNames, ...[...kept, ...found].map(({ id, name }) => [id, name] as const)]);
  const choices = found.map(({ id }) => id);
  return (
    <Autocomplete
      {...choiceWords}
      {...list}
      {...keys}
      id={field.id}
      multiple
      size="small"
      options={[...choices, ...chosen.filter((id) => !choices.includes(id))]}
      filterOptions={() => choices}
      value={chosen}
      disabled={field.disabled}
      noOptionsText={answer.isError ? words('searchFailed') : choiceWords.noOptionsText}
      getOptionLabel={(id) => names.get(id) ?? `#${id}`}
      getOptionDisabled={() => isEarlier || chosen.length >= MAX_GIFT_COUPONS}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, ids) => {
        setChosenNames(new Map([...names].filter(([id]) => ids.includes(id))));
        field.change(ids);
      }}
      onBlur={field.blur}
      renderInput={(params) => (
        <AutocompleteText params={params} field={field} placeholder={chosen.length === 0 ? t('chooseCoupons') : ''} />
      )}
    />
  );
}
