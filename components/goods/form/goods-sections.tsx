'use client';
import { useTranslations } from 'next-intl';
import type { FormSection } from '@/components/form/frames/FormPage';
import type { ResourceForm } from '@/components/form/state/resource-form';
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

/** The sections of the form in the order of goods.md 3, each with the fields it counts. */
export function useGoodsSections(form: ResourceForm<GoodsValues>, kind: GoodsKind, record: GoodsRecord | null): readonly FormSection[] {
  const t = useTranslations('goods.form.sections');
  const all = useTranslations();
  return [
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
      body: <VariantsSection form={form} kind={kind} locked={record?.ordered === yesNo.yes} />,
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
  ];
}
