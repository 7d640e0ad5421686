'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { useMay } from '@/components/viewer/use-may';
import { FORM, type GoodsKind, HARDWARE } from '@/lib/contract/goods/kind';
import { type OrderFilter, orderFormExport } from '@/lib/contract/order';
import { orderShipImport } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { useShipImport } from './use-ship-import';

/** What a list of one kind offers beside its filters: bulk shipping, and the answers of forms. */
export function OrderTools({ kind, list }: { kind: GoodsKind; list: ResourceList<Order, OrderFilter> }) {
  const t = useTranslations('order');
  const may = useMay();
  const openImport = useShipImport();
  if (kind === HARDWARE && may(orderShipImport)) {
    return (
      <PlainButton variant="outlined" onClick={openImport}>
        {t('import.title')}
      </PlainButton>
    );
  }
  return kind === FORM && may(orderFormExport) ? (
    <ExportMenu list={list} exporter={orderFormExport} name={t('exportForms')} label={t('exportForms')} />
  ) : null;
}
