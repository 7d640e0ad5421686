'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { PHONE_QUERY } from '@/components/theme/tokens';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { maySetCommission } from '../may-set-commission';
import { CommissionFields } from './CommissionFields';
import { GiftCoupons } from './GiftCoupons';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

const SWITCHES = ['pointsDeduct', 'levelDiscount', 'couponUsable'] as const;
const MARKS = ['isRecommend', 'isHot', 'isNew'] as const;

/** Limits, gifts, commission and what may be used with the goods. */
export function MarketingSection({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const viewer = useViewer();
  const main = viewer.storeId === MAIN_STORE;
  const { control } = form.hook;
  const limited = useWatch({ control, name: 'limitType' }) !== 0;
  return (
    <>
      <NumberInput form={form} name="minBuy" />
      <SelectInput form={form} name="limitType" options={optionsOf(enums, 'limitType', [0, 1, 2])} />
      {limited && <NumberInput form={form} name="limitNum" required />}
      <NumberInput form={form} name="givePoints" />
      <GiftCoupons form={form} />
      {maySetCommission(viewer) && <CommissionFields form={form} />}
      <Switches>
        {[...SWITCHES, ...(main ? MARKS : [])].map((name) => (
          <SwitchInput key={name} form={form} name={name} />
        ))}
      </Switches>
    </>
  );
}

/** Switches beside each other, each with its name at its side. */
const Switches = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  '& > div': { flexDirection: 'row-reverse', justifyContent: 'flex-end', alignItems: 'center', gap: 6 },
  '& .label': { marginBottom: 0 },
  '& > div > p': { display: 'none' },
  [`@media ${PHONE_QUERY}`]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
});
