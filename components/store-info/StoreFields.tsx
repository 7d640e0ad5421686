'use client';
import { useTranslations } from 'next-intl';
import { useToast } from '@/components/feedback/use-toast';
import { FieldPair } from '@/components/form/frames/form-layout';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { RegionInput } from '@/components/form/inputs/RegionInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import type { ChosenPlace } from '@/components/map/MapDialog';
import { PlaceInput } from '@/components/map/PlaceInput';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { ClockInput } from './ClockInput';
import type { StoreFieldValues } from './store-draft';

type Fields = { readonly form: ResourceForm<StoreFieldValues> };
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const WIDE = 16 / 9;

/** Name, contact, pictures and introduction. */
export function BasicFields({ form }: Fields) {
  return (
    <>
      <TextInput form={form} name="name" maxLength={50} required wide />
      <TextInput form={form} name="contactName" maxLength={20} />
      <TextInput form={form} name="contactMobile" type="tel" maxLength={11} />
      <FieldPair>
        <PictureInput form={form} name="logo" whole required />
        <PictureInput form={form} name="cover" ratio={WIDE} />
      </FieldPair>
      <TextInput form={form} name="intro" rows={3} maxLength={200} wide />
    </>
  );
}

/** Where it is; a place of the map fills region and address. */
export function PlaceFields({ form }: Fields) {
  const t = useTranslations('storeInfo');
  const toast = useToast();
  const fill = ({ province, city, district, address }: ChosenPlace) => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (province) form.hook.setValue('region', [province, city, district], options);
    else toast.warning(t('regionUnknown'));
    // What somebody typed is more exact than what a map knows.
    if (address && form.hook.getValues('address') === '') form.hook.setValue('address', address.slice(0, 100), options);
  };
  return (
    <>
      <RegionInput form={form} name="region" wide />
      <TextInput form={form} name="address" maxLength={100} wide />
      <PlaceInput form={form} latitude="latitude" longitude="longitude" label={t('fields.position')} required wide onPlace={fill} />
    </>
  );
}

/** When it is open. */
export function HoursFields({ form }: Fields) {
  const days = useTranslations('storeInfo.days');
  return (
    <>
      <ClockInput form={form} name="openTime" />
      <ClockInput form={form} name="closeTime" />
      <CheckboxesInput form={form} name="openDays" wide options={DAYS.map((value) => ({ value, label: days(String(value)) }))} />
    </>
  );
}
