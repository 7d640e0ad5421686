'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FormSection } from '@/components/form/frames/FormPage';
import type { FormFields } from '@/components/form/state/resource-form';
import type { GoodsRecord } from '@/lib/contract/goods';
import { blockFields } from '@/lib/contract/goods/block';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { yesNo } from '@/lib/contract/states/yes-no';
import { goodsPlaces } from '../goods-places';
import { BasicsSection } from './BasicsSection';
import { DetailsSection } from './DetailsSection';
import type { GoodsValues } from './goods-values';
import { KindSection } from './KindSection';
import { MarketingSection } from './MarketingSection';
import { OtherSection } from './OtherSection';
import { VariantsSection } from './VariantsSection';

/**
 * The sections of the form in the order of goods.md 3, each with the fields it counts. The same ones as long as the form's fields are
 * the same: what the page says besides, such as that something was typed, draws none of them again.
 */
export function useGoodsSections(form: FormFields<GoodsValues>, kind: GoodsKind, record: GoodsRecord | null): readonly FormSection[] {
  const t = useTranslations('goods.form.sections');
  const all = useTranslations();
  const locked = record?.ordered === yesNo.yes;
  return useMemo(
    () => [
      {
        key: 'basics',
        title: t('basics'),
        fields: ['name', 'subtitle', 'keyword', 'categoryId', 'unit', 'cover', 'images', 'videoUrl'],
        body: <BasicsSection form={form} kind={kind} />,
      },
      {
        key: 'variants',
        title: t('variants'),
        fields: ['specType', 'specs', 'skus'],
        body: <VariantsSection form={form} kind={kind} locked={locked} />,
      },
      {
        key: 'kind',
        title: all(goodsPlaces[kind].group),
        fields: blockFields[kind],
        body: <KindSection form={form} kind={kind} record={record} />,
      },
      {
        key: 'marketing',
        title: t('marketing'),
        fields: ['minBuy', 'limitType', 'limitNum', 'givePoints', 'giveCouponIds', 'commissionType', 'firstValue', 'secondValue'],
        body: <MarketingSection form={form} />,
      },
      { key: 'details', title: t('details'), fields: ['detailHtml', 'buyNotice'], body: <DetailsSection form={form} /> },
      {
        key: 'other',
        title: t('other'),
        fields: ['sort', 'virtualSales', 'stockWarn', 'saleMode', 'saleTime'],
        body: <OtherSection form={form} />,
      },
    ],
    [form, kind, record, locked, t, all],
  );
}
