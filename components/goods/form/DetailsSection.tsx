'use client';
import { RichTextInput } from '@/components/editor/RichTextInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import type { GoodsValues } from './goods-values';

/** What a buyer reads. */
export const DetailsSection = ({ form }: { form: FormFields<GoodsValues> }) => (
  <>
    <RichTextInput form={form} name="detailHtml" required />
    <TextInput form={form} name="buyNotice" rows={3} maxLength={2000} wide />
  </>
);
