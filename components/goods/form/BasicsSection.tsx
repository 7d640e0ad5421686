'use client';
import { useTranslations } from 'next-intl';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { PicturesInput } from '@/components/media/pictures/PicturesInput';
import { VideoInput } from '@/components/media/videos/VideoInput';
import { MAX_GALLERY } from '@/lib/contract/goods/fields';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { useLeafCategoryOptions } from '../use-goods-choices';
import type { GoodsValues } from './goods-values';

/** Name, category, pictures. */
export function BasicsSection({ form, kind }: { form: FormFields<GoodsValues>; kind: GoodsKind }) {
  const t = useTranslations('goods.form');
  const categories = useLeafCategoryOptions(kind);
  return (
    <>
      <TextInput form={form} name="name" maxLength={60} wide required />
      <TextInput form={form} name="subtitle" maxLength={100} />
      <SelectInput form={form} name="categoryId" options={categories} required />
      <TextInput form={form} name="keyword" maxLength={60} hint={t('keywordHint')} />
      <TextInput form={form} name="unit" maxLength={6} required />
      <PictureInput form={form} name="cover" required />
      <VideoInput form={form} name="videoUrl" />
      <PicturesInput form={form} name="images" max={MAX_GALLERY} wide required />
    </>
  );
}
