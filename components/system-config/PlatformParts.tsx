'use client';
import { useTranslations } from 'next-intl';
import { RichTextInput } from '@/components/editor/RichTextInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TagsInput } from '@/components/form/inputs/TagsInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import type { GroupProps } from './settings-form';

/** What buyers see of the platform. */
export function BasicPart({ form }: GroupProps) {
  const t = useTranslations('systemConfig');
  return (
    <>
      <TextInput form={form} name="basic.siteName" maxLength={30} required />
      <TextInput form={form} name="basic.icp" maxLength={40} />
      <TextInput form={form} name="basic.servicePhone" maxLength={20} />
      <TextInput form={form} name="basic.storefrontUrl" maxLength={200} hint={t('storefrontHint')} />
      <TextInput form={form} name="basic.shareTitle" maxLength={30} />
      <PictureInput form={form} name="basic.logo" whole />
      <PictureInput form={form} name="basic.serviceQrcode" whole />
      <PictureInput form={form} name="basic.shareImage" />
      <RichTextInput form={form} name="basic.aboutUs" />
      <RichTextInput form={form} name="basic.userAgreement" />
      <RichTextInput form={form} name="basic.privacyPolicy" />
    </>
  );
}

export const MediaPart = ({ form }: GroupProps) => (
  <>
    <NumberInput form={form} name="media.imageMaxMb" required />
    <NumberInput form={form} name="media.videoMaxMb" required />
  </>
);

export function MapPart({ form }: GroupProps) {
  const t = useTranslations('systemConfig');
  return (
    <>
      <TextInput form={form} name="map.pickerKey" maxLength={100} hint={t('secretHint')} />
      <TextInput form={form} name="map.geocoderKey" maxLength={100} hint={t('secretHint')} />
    </>
  );
}

export const NoticePart = ({ form }: GroupProps) => (
  <>
    <TagsInput form={form} name="notice.stockWarnMobiles" max={5} maxLength={11} numbers wide />
    <TagsInput form={form} name="notice.orderNoticeMobiles" max={5} maxLength={11} numbers wide />
  </>
);
