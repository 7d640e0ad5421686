'use client';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useReveal } from '@/components/list/cells/use-reveal';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { type OrderDetail, type OrderFormField, orderReveal } from '@/lib/contract/order/detail';
import type { OrderFormValue } from '@/lib/contract/order/row';
import { joinNames, withNote } from '@/lib/format/punctuation';

const MASKED: readonly string[] = ['secret', 'mobile', 'idcard'];

/** What the buyer answered, field by field, as the form was when the order was placed. */
export function FormAnswers({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { language } = useLanguage();
  const reveal = useReveal(orderReveal);
  const asked = order.supplement?.fieldKeys ?? [];
  const shown = ({ key, type, label }: OrderFormField, value: OrderFormValue | undefined) => {
    if (value === undefined || value === null || value === '') return '-';
    if (type === 'image') return <EvidencePictures urls={[value].flat().map(String)} label={label} size={56} />;
    if (MASKED.includes(type))
      return <MaskedText text={String(value)} reveal={reveal && (() => reveal({ id: order.id, field: `form.${key}` }))} />;
    return joinNames([value].flat(), language);
  };
  const facts = order.formSnapshot.map((field) => ({
    label: asked.includes(field.key) && order.supplementTime ? withNote(field.label, t('askedAgain'), language) : field.label,
    value: shown(field, order.formValues[field.key]),
    wide: field.type === 'textarea',
  }));
  return <FactList title={t('answers')} facts={facts} />;
}
