'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ZodType } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { HomePreview } from '@/components/home-layout/preview/HomePreview';
import { LinkFields } from '@/components/link/LinkFields';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { VideoInput } from '@/components/media/videos/VideoInput';
import { type HomeCarousel, type HomeCarouselDraft, homeCarousel } from '@/lib/contract/home-carousel';
import { onOff } from '@/lib/contract/states/on-off';

const TWO = [1, 2] as const;
const VIDEO = 2;
const SHAPE = 750 / 350;
type Values = HomeCarouselDraft & { version?: number | undefined };

export interface CarouselFormParams {
  /** Null for a new one. */
  readonly entry: HomeCarousel | null;
}

const fresh: Values = {
  ...{ title: '', mediaType: 1, image: '', videoUrl: '', position: 1, linkType: 0, linkValue: '' },
  ...{ startTime: null, endTime: null, sort: 0, status: onOff.on },
};

/** An entry as its form edits it: what a newer server added to it goes back with it, what the server counts and looks up does not. */
const valuesOf = ({
  id: _id,
  state: _state,
  clickCount: _clicks,
  storeId: _store,
  storeName: _name,
  linkName: _link,
  linkValid: _valid,
  ...values
}: HomeCarousel): Values => values;

/** Adds an entry of the carousel, or edits one; its picture goes through the cropper. */
export function CarouselForm({ payload: { entry }, answer }: DialogProps<CarouselFormParams, true>) {
  const t = useTranslations('homeCarousel');
  const enums = useTranslations('enums');
  const start = useMemo(() => (entry ? valuesOf(entry) : fresh), [entry]);
  const schema: ZodType<Values> = entry ? homeCarousel.patch : homeCarousel.draft;
  const form = useRecordForm({
    resource: homeCarousel,
    record: entry,
    schema,
    start,
    labels: 'homeCarousel.fields',
    draftOf: (values: Values) => unversioned(values),
    onSaved: () => answer(true),
    keepsDraft: true,
    reload: readInList(homeCarousel, valuesOf),
  });
  const { mediaType, ...shown } = form.hook.watch();
  const preview = { ...shown, mediaType, id: entry?.id };
  return (
    <FormDrawer form={form} title={entry ? `${t('edit')} · ${entry.title}` : t('add')} width={980} aside={<HomePreview entry={preview} />}>
      <TextInput form={form} name="title" maxLength={30} required />
      <RadioInput form={form} name="mediaType" options={TWO.map((value) => ({ value, label: enums(`carouselMedia.${value}`) }))} />
      <RadioInput form={form} name="position" options={TWO.map((value) => ({ value, label: enums(`carouselPosition.${value}`) }))} />
      <SwitchInput form={form} name="status" />
      <PictureInput
        form={form}
        name="image"
        ratio={SHAPE}
        label={mediaType === VIDEO ? t('cover') : t('fields.image')}
        hint={t('imageHint')}
        required
        wide
      />
      {mediaType === VIDEO && <VideoInput form={form} name="videoUrl" required wide />}
      <LinkFields form={form} saved={entry} />
      <DateTimeInput form={form} name="startTime" nullable />
      <DateTimeInput form={form} name="endTime" nullable hint={t('alwaysHint')} />
      <NumberInput form={form} name="sort" />
    </FormDrawer>
  );
}
